import { useState } from 'react'
import { charactersInPlay } from '#core/grimoire/in-play.ts'
import type { NightStep } from '#core/grimoire/night/night-steps.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { textProps } from '#views/text-language.ts'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'

/** Jinxes of a step's character with others in play, the deaths of the night at dawn, and a note of the storyteller. */
export function StepNotes({ game, cast, step }: GameProps & { step: NightStep }) {
  const key = `night-${game.round}:${step.key}`
  const [typed, setTyped] = useState<string>()
  const note = typed ?? game.notes[key] ?? ''
  const isWide = useMediaQuery('(min-width: 900px)')
  const inPlay = new Set([...charactersInPlay(game), ...game.seats.flatMap(({ abilities }) => abilities)])
  const jinxes = cast.jinxes.filter(
    ({ first, second }) =>
      (first.id === step.key || second.id === step.key) && inPlay.has(first.id) && inPlay.has(second.id)
  )
  const dead = game.seats.filter(({ died }) => died?.phase === 'night' && died.round === game.round)
  return (
    <>
      {jinxes.map(({ first, second, reason, language }) => (
        <p key={`${first.id}-${second.id}`} className="night-step-jinx">
          <b>{m.tonight_jinx({ first: first.name, second: second.name })}</b>{' '}
          <span {...textProps(language)}>{reason}</span>
        </p>
      ))}
      {step.key === 'dawn' && (
        <p>
          {dead.length > 0
            ? m.tonight_died({
                names: dead.map(seat => seatName(seat, game.seats.indexOf(seat) + 1)).join(', ')
              })
            : m.tonight_nobody_died()}
        </p>
      )}
      <details key={String(isWide)} className="night-note" open={isWide || note !== ''}>
        <summary>{m.tonight_note()}</summary>
        <TextInput
          hideLabel
          label={m.tonight_note()}
          maxLength={500}
          value={note}
          onChange={setTyped}
          onBlur={() => {
            performActions({ type: 'writeNote', data: { key, text: note.trim() } })
            setTyped(undefined)
          }}
        />
      </details>
    </>
  )
}
