import './script-conflict-dialog.css'
import { useStore } from '@nanostores/react'
import { SaveAll } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { $conflict } from '#stores/saving/save-progress.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import {
  chooseMine,
  chooseSaveAsNew,
  chooseTheirs,
  closeConflictDialog,
  useSuggestedChoice
} from './conflict-actions.ts'
import { ConflictSide } from './conflict-side.tsx'
import { useConflictSides } from './use-conflict-sides.ts'

/** Asks which version to keep of a script that was saved elsewhere since. Writes nothing before the user has chosen. */
export function ScriptConflictDialog() {
  const theirs = useStore($conflict)
  useEffect(() => {
    if (!theirs) closeConflictDialog()
  }, [theirs])
  return theirs && <Choice theirs={theirs} />
}

function Choice({ theirs }: { theirs: SavedDocument<Script> }) {
  const { mine, other } = useConflictSides(theirs)
  const [running, setRunning] = useState<'mine' | 'theirs'>()
  const [isRefused, setRefused] = useState(false)
  const suggested = useSuggestedChoice()
  const variantOf = (which: 'mine' | 'theirs') => (which === suggested ? 'primary' : 'plain')

  async function choose(which: 'mine' | 'theirs') {
    if (running) return
    setRunning(which)
    setRefused(false)
    try {
      if (which === 'mine') await chooseMine()
      else setRefused(!(await chooseTheirs()))
    } finally {
      setRunning(undefined)
    }
  }

  return (
    <Dialog
      title={m.saving_conflict_title()}
      closeLabel={m.notice_close()}
      onClose={closeConflictDialog}
      width={820}
      footer={
        <>
          <Button onClick={closeConflictDialog}>{m.session_later()}</Button>
          <Button icon={<SaveAll />} onClick={chooseSaveAsNew}>
            {m.saving_as_new()}
          </Button>
        </>
      }
    >
      <p>{m.saving_conflict_text()}</p>
      {isRefused && <Banner tone="error">{m.saving_no_room()}</Banner>}
      <div className="conflict-sides">
        <ConflictSide side={mine} name={m.saving_mine()} note={m.saving_keep_mine_text()}>
          <Button variant={variantOf('mine')} busy={running === 'mine'} onClick={() => choose('mine')}>
            {m.saving_keep_mine()}
          </Button>
        </ConflictSide>
        <ConflictSide side={other} name={m.saving_theirs()} note={m.saving_take_theirs_text()}>
          <Button variant={variantOf('theirs')} busy={running === 'theirs'} onClick={() => choose('theirs')}>
            {m.saving_take_theirs()}
          </Button>
        </ConflictSide>
      </div>
    </Dialog>
  )
}
