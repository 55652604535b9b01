import { Eye, Skull } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Game, Seat } from '#core/grimoire/game.ts'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { likelyTargets, placeToken, stepTokens, tokenOf } from '#core/grimoire/night/step-tokens.ts'
import { stepFeatures } from '#core/grimoire/special-features.ts'
import { m } from '#i18n/messages.ts'
import { $game, performActions, undoInGame } from '#stores/grimoire/game.ts'
import { openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { playerName } from '../seat-texts.ts'
import { FeatureButtons } from '../specials/feature-buttons.tsx'
import { StepTokens } from './step-tokens.tsx'
import { TargetChoice } from './target-choice.tsx'

/** What a player is chosen for: a token with this label, or death. */
type Task = { kind: 'token'; text: string } | { kind: 'kill' }

interface StepActionsProps extends GameProps {
  step: NightStep
  /** Between the tokens and the other buttons: what the step shows. */
  children: ReactNode
}

/** What the storyteller does in a step: place its tokens, mark a death, show a card, use special features. */
export function StepActions(props: StepActionsProps) {
  const { game, characters, step, children } = props
  const [task, setTask] = useState<Task>()
  const [death, setDeath] = useState<{ seat: string; after: Game | undefined }>()
  const character = step.entry.kind === 'character' ? step.entry.character : undefined
  const text = task?.kind === 'token' ? task.text : undefined
  const tokens = stepTokens(game, step.entry)
  const token = character && text !== undefined ? tokenOf(game, character, text) : undefined

  const choose = ({ id }: Seat) => {
    if (token) performActions(...placeToken(token, id, crypto.randomUUID()))
    else {
      performActions({ type: 'kill', data: { seat: id } })
      setDeath({ seat: id, after: $game.get() })
    }
    setTask(undefined)
  }
  return (
    <>
      {character && tokens.length > 0 && (
        <StepTokens
          game={game}
          character={character}
          tokens={tokens}
          chosen={text}
          onChoose={label => setTask(label === text ? undefined : { kind: 'token', text: label })}
          onDrag={label => setTask({ kind: 'token', text: label })}
        />
      )}
      {task && (
        <TargetChoice
          key={text ?? ''}
          game={game}
          prompt={token ? m.tonight_place_prompt({ text: token.text }) : m.tonight_kill_prompt()}
          targets={token ? targetsOf(game, step, token.placed) : victimsOf(game, step)}
          onChoose={choose}
          onCancel={() => setTask(undefined)}
        />
      )}
      {death && death.after === game && (
        <p className="night-step-death" role="status">
          {m.tonight_killed({ name: playerName(game, death.seat) })}
          <Button small variant="text" onClick={undoInGame}>
            {m.script_undo()}
          </Button>
        </p>
      )}
      {children}
      <FeatureButtons {...props} features={stepFeatures(game, characters, step)} />
      <div className="night-step-actions">
        <Button
          small
          icon={<Skull />}
          aria-pressed={task?.kind === 'kill'}
          onClick={() => setTask(task?.kind === 'kill' ? undefined : { kind: 'kill' })}
        >
          {m.tonight_kill()}
        </Button>
        <Button
          small
          icon={<Eye />}
          onClick={() =>
            openGrimoireDialog({ kind: 'cards', ...(step.seats[0] ? { seat: step.seats[0].id } : {}) })
          }
        >
          {m.tonight_show_card()}
        </Button>
      </div>
    </>
  )
}

const ids = (seats: readonly Seat[]) => seats.map(({ id }) => id)

const targetsOf = (game: Game, { seats }: NightStep, placed: readonly { seat: string }[]) =>
  likelyTargets(
    game,
    ids(seats),
    placed.map(({ seat }) => seat)
  )

/** Living players, those beside whom the character's tokens lie first. */
function victimsOf(game: Game, { key, seats }: NightStep): Seat[] {
  const marked = game.reminders.filter(({ character }) => character === key).map(({ seat }) => seat)
  return likelyTargets(game, ids(seats), [])
    .filter(({ alive }) => alive)
    .sort((one, other) => Number(marked.includes(other.id)) - Number(marked.includes(one.id)))
}
