import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useEffect, useMemo, useState } from 'react'
import type { DocumentInfo, ScriptSummary } from '#core/saving/document.ts'
import { titleText } from '#i18n/title-text.ts'
import type { LocalScript } from '#stores/library/library-database.ts'
import { importModule } from '#stores/loading/import-module.ts'
import { notify } from '#stores/notice.ts'
import { $session } from '#stores/session.ts'
import { titleLanguage } from '#views/text-language.ts'
import type { Command } from '../command.ts'

/** Milliseconds without a key after which the account is searched. */
const searchDelay = 250

interface ScriptCommands {
  commands: readonly Command[]
  /** The scripts of the device or of the account couldn't be read. */
  hasFailed: boolean
}

/** The scripts of the device, and those of the account that match the query, once they are there. @param isOn false before they may load */
export function useScriptCommands(query: string, isOn: boolean): ScriptCommands {
  const local = useLocalCommands(isOn)
  const saved = useSavedCommands(query)
  const commands = useMemo(() => [...local.commands, ...saved.commands], [local.commands, saved.commands])
  return { commands, hasFailed: local.hasFailed || saved.hasFailed }
}

const $none = atom<readonly LocalScript[] | undefined>()

function useLocalCommands(isOn: boolean): ScriptCommands {
  const [store, setStore] = useState<typeof $none>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isOn) return
    importModule(() => import('#stores/library/script-list.ts')).then(
      ({ $localScripts }) => setStore($localScripts as typeof $none),
      () => setFailed(true)
    )
  }, [isOn])
  const scripts = useStore(store ?? $none)
  const commands = useMemo(() => (scripts ?? []).map(localCommand), [scripts])
  return { commands, hasFailed }
}

const localCommand = (local: LocalScript): Command => ({
  id: `device:${local.id}`,
  label: titleText(local.script.title),
  lang: titleLanguage(local.script.title),
  context: local.script.author || undefined,
  group: 'device',
  onSelect: async () => {
    const { openScript } = await importModule(() => import('#stores/library/open-script.ts'))
    await openScript(local)
  }
})

type SavedScript = DocumentInfo & ScriptSummary

function useSavedCommands(query: string): ScriptCommands {
  const isSignedIn = useStore($session).state === 'in'
  const [found, setFound] = useState<readonly SavedScript[]>([])
  const [hasFailed, setFailed] = useState(false)
  const search = query.trim()
  useEffect(() => {
    if (!isSignedIn || search === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const list = await importModule(() => import('#api/documents.ts'))
        .then(({ savedScripts }) => savedScripts.list({ search }))
        .catch(() => undefined)
      if (!isCurrent) return
      setFailed(!list?.ok)
      if (list?.ok) setFound(list.value.items)
    }, searchDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isSignedIn, search])
  const commands = useMemo(() => (isSignedIn ? found.map(savedCommand) : []), [isSignedIn, found])
  return { commands, hasFailed: isSignedIn && hasFailed }
}

const savedCommand = (script: SavedScript): Command => ({
  id: `account:${script.id}`,
  label: titleText(script.name),
  lang: titleLanguage(script.name),
  context: script.author || undefined,
  group: 'account',
  onSelect: async () => {
    const { openSavedScript } = await importModule(() => import('#stores/saving/open-saved-script.ts'))
    if (await openSavedScript(script)) notify({ kind: 'failed' })
  }
})
