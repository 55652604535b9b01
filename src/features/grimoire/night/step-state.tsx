import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { conditionsOf } from '#core/grimoire/night/conditions.ts'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { type StepHint, stepHints } from '#core/grimoire/night/step-hints.ts'
import { m } from '#i18n/messages.ts'
import type { GameProps } from '../game-props.ts'
import { playerName } from '../seat-texts.ts'

/** What changes this step: players who are drunk, poisoned or mistaken, and what others in play do to it. */
export function StepState({ game, characters, step }: GameProps & { step: NightStep }) {
  const isCharacter = step.entry.kind === 'character'
  const conditions = isCharacter
    ? step.seats.flatMap(seat => conditionsOf(game, seat, characters).map(condition => ({ seat, condition })))
    : []
  return (
    <>
      {step.mistaken.map(seat => (
        <StateLine key={seat.id}>
          {m.tonight_believes({
            name: playerName(game, seat.id),
            character: characters.get(seat.character)?.name ?? seat.character
          })}
        </StateLine>
      ))}
      {conditions.map(({ seat, condition }) => (
        <StateLine key={`${seat.id}-${condition}`}>
          {conditionTexts[condition]({ name: playerName(game, seat.id) })}
        </StateLine>
      ))}
      {stepHints(game, characters, step).map(({ code, seats }) => (
        <p key={code} className="night-step-hint">
          <Info aria-hidden="true" />
          {hintTexts[code]({ names: seats.map(({ id }) => playerName(game, id)).join(', ') })}
        </p>
      ))}
    </>
  )
}

const StateLine = ({ children }: { children: ReactNode }) => (
  <p className="night-step-state">
    <CircleAlert aria-hidden="true" />
    {children}
  </p>
)

const conditionTexts = {
  drunk: m.tonight_drunk,
  poisoned: m.tonight_poisoned,
  noAbility: m.tonight_no_ability
}

const hintTexts: Record<StepHint['code'], (names: { names: string }) => string> = {
  magician: m.tonight_hint_magician,
  noDemon: m.tonight_hint_no_demon,
  legion: m.tonight_hint_legion,
  marionette: m.tonight_hint_marionette,
  lunatic: m.tonight_hint_lunatic,
  openEyes: m.tonight_hint_open_eyes
}
