import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { NewScriptIcon, NewScriptLink } from './new-script-links.tsx'
import { NoScripts } from './no-scripts.tsx'
import { NoneFound } from './none-found.tsx'
import { SavedBin } from './saved-bin.tsx'
import { SavedFrame } from './saved-frame.tsx'
import type { AskedOne } from './saved-menu.tsx'
import { ScriptDialogs } from './script-dialogs.tsx'
import { ScriptList, titleOf } from './script-list.tsx'
import { useMyScripts } from './use-my-scripts.ts'

/** The scripts that somebody has saved to their account. */
export function MyScriptsScreen() {
  const { list, acts, refused, refuse } = useMyScripts()
  const [asked, setAsked] = useState<AskedOne>()
  const { shown, ask } = list
  const one = shown?.page.items.find(({ id }) => id === asked?.id)
  return (
    <>
      <SavedFrame
        heading={m.work_scripts()}
        note={m.work_note()}
        searchLabel={m.work_search()}
        actions={<NewScriptLink />}
        barActions={<NewScriptIcon />}
        list={list}
        refused={refused}
        most={limits.saved.scripts}
        empty={<NoScripts />}
        none={
          <NoneFound onClear={() => ask({ search: '' })}>
            {m.work_none_text({ search: list.asked.search })}
          </NoneFound>
        }
        below={
          shown && (
            <SavedBin
              bin={shown.bin}
              nameOf={titleOf}
              onReturn={mark => void acts.bringBack(mark)}
              onForever={mark => void acts.removeForever(mark)}
            />
          )
        }
      >
        {items => <ScriptList items={items} acts={acts} onAsk={setAsked} onRefused={refuse} />}
      </SavedFrame>
      {asked && one && (
        <ScriptDialogs asked={asked.what} mark={one} acts={acts} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
