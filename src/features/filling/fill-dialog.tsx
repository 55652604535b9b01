import './fill-dialog.css'
import { Dices } from 'lucide-react'
import { gameTeams } from '#core/advice/script-facts.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { FillChoices } from './fill-choices.tsx'
import { TeamDraw } from './team-draw.tsx'
import { useCharacters } from './use-characters.ts'
import { useFilling } from './use-filling.ts'

/** Proposes random characters for the script. They can be kept or drawn again; the script changes on apply. */
export function FillDialog({ onClose }: { onClose: () => void }) {
  const { choices, locked, filling, change, toggleLock, drawAll, drawTeam, setTarget, apply } = useFilling()
  const find = useCharacters()
  const { added, removed } = change
  const hasChange = added.length + removed.length > 0
  const drawn = new Set(added)
  return (
    <Dialog
      title={m.fill_open()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      width={860}
      footerNote={
        <p role="status" data-minor>
          {m.fill_drawn({ count: added.length })}
        </p>
      }
      footer={
        <>
          <Button icon={<Dices />} onClick={() => drawAll()}>
            {m.fill_again()}
          </Button>
          <Button
            variant="primary"
            disabled={!hasChange}
            onClick={() => {
              apply()
              onClose()
            }}
          >
            {applyText(added.length, removed.length)}
          </Button>
        </>
      }
    >
      <p className="fill-help">{m.fill_help()}</p>
      <FillChoices choices={choices} onChange={drawAll} />
      {gameTeams.map(team => (
        <TeamDraw
          key={team}
          team={team}
          ids={filling.teams[team]}
          find={find}
          drawn={drawn}
          locked={locked}
          target={choices.targets[team]}
          missing={filling.short.find(each => each.team === team)?.count ?? 0}
          onLock={toggleLock}
          onDraw={() => drawTeam(team)}
          onTarget={target => setTarget(team, target)}
        />
      ))}
    </Dialog>
  )
}

function applyText(added: number, removed: number): string {
  if (removed > 0) return m.fill_replace({ added, removed })
  return added > 0 ? m.fill_add({ count: added }) : m.fill_nothing()
}
