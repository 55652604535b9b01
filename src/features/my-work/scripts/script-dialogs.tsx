import { useStore } from '@nanostores/react'
import { savedScripts } from '#api/documents.ts'
import { catalogue } from '#catalogue/catalogue.ts'
import { limits } from '#core/limits.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { scriptDifference } from '#core/script/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { createNameLookup, differenceLines } from '#views/versions/difference-lines.ts'
import type { createDocumentActions } from '../list/document-actions.ts'
import { DocumentDialogs } from '../list/document-dialogs.tsx'
import type { RequestedDialog } from '../list/document-menu.tsx'
import type { CompareVersions } from '../list/document-version-entry.tsx'
import { scriptTitle } from './script-list.tsx'

interface ScriptDialogsProps {
  dialog: RequestedDialog['dialog']
  info: DocumentInfo
  actions: Pick<ReturnType<typeof createDocumentActions<Script>>, 'rename' | 'setVisibility' | 'restore'>
  onClose: () => void
}

/** The open dialog about a script of the list. */
export const ScriptDialogs = (props: ScriptDialogsProps) => (
  <DocumentDialogs
    {...props}
    client={savedScripts}
    title={scriptTitle(props.info)}
    compare={useCompareScripts()}
    limit={limits.documents.scripts}
  />
)

/** Compares two versions of a script, with character names in the page's language. */
export function useCompareScripts(): CompareVersions<Script> {
  const texts = useStore($catalogueTexts)
  return (script, next) => ({
    summary: m.device_characters({ count: script.characters.length }),
    lines: differenceLines(scriptDifference(script, next), createNameLookup([next, script], catalogue, texts))
  })
}
