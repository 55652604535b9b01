import './conflict.css'
import { useStore } from '@nanostores/react'
import { SaveAll } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Saved } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { m } from '#i18n/messages.ts'
import { $conflict } from '#stores/saving/saving.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { chooseMine, chooseNew, chooseTheirs, closeChoice } from './choice-acts.ts'
import { ConflictSide } from './conflict-side.tsx'
import { useSides } from './use-sides.ts'

/** Asks which version to keep of a script that was saved elsewhere since. Writes nothing before the user has chosen. */
export function ConflictDialog() {
  const theirs = useStore($conflict)
  useEffect(() => {
    if (!theirs) closeChoice()
  }, [theirs])
  return theirs && <Choice theirs={theirs} />
}

function Choice({ theirs }: { theirs: Saved<Script> }) {
  const { mine, other } = useSides(theirs)
  const [running, setRunning] = useState<'mine' | 'theirs'>()
  const [isRefused, setRefused] = useState(false)

  async function choose(which: 'mine' | 'theirs') {
    if (running) return
    setRunning(which)
    setRefused(false)
    if (which === 'mine') await chooseMine()
    else setRefused(!(await chooseTheirs()))
    setRunning(undefined)
  }

  return (
    <Dialog
      title={m.saving_conflict_title()}
      closeLabel={m.notice_close()}
      onClose={closeChoice}
      width={820}
      footer={
        <>
          <Button onClick={closeChoice}>{m.session_later()}</Button>
          <Button icon={<SaveAll />} onClick={chooseNew}>
            {m.saving_as_new()}
          </Button>
        </>
      }
    >
      <p>{m.saving_conflict_text()}</p>
      {isRefused && <Banner tone="error">{m.saving_no_room()}</Banner>}
      <div className="conflict-sides">
        <ConflictSide side={mine} name={m.saving_mine()} note={m.saving_keep_mine_text()}>
          <Button variant="primary" busy={running === 'mine'} onClick={() => choose('mine')}>
            {m.saving_keep_mine()}
          </Button>
        </ConflictSide>
        <ConflictSide side={other} name={m.saving_theirs()} note={m.saving_take_theirs_text()}>
          <Button busy={running === 'theirs'} onClick={() => choose('theirs')}>
            {m.saving_take_theirs()}
          </Button>
        </ConflictSide>
      </div>
    </Dialog>
  )
}
