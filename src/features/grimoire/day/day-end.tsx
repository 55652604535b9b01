import { useRef } from 'react'
import { findSeat } from '#core/grimoire/game.ts'
import { blockOf } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { playerName } from '../seat-texts.ts'
import { DayHints } from './day-hints.tsx'
import { OtherExecution } from './other-execution.tsx'
import { useLostFocus } from './use-lost-focus.ts'

/** Who is on the block, the execution, the night that follows, and the end of the game. */
export function DayEnd({ game, characters }: GameProps) {
  const { nominee } = blockOf(game, game.round)
  const title = useRef<HTMLHeadingElement>(null)
  const isOver = game.executions.some(({ day }) => day === game.round)
  useLostFocus(title, isOver)
  const name = nominee && playerName(game, nominee)
  const nominator = game.nominations.findLast(
    nomination => nomination.day === game.round && nomination.nominee === nominee
  )?.nominator
  return (
    <>
      <section className="day-part" aria-label={m.day_execution()}>
        <h2 ref={title} tabIndex={-1}>
          {m.day_execution()}
        </h2>
        <DayHints
          moment="execution"
          matter={{
            game,
            characters,
            nominator: findSeat(game, nominator ?? ''),
            nominee: findSeat(game, nominee ?? ''),
            voters: []
          }}
        />
        {!isOver && (
          <div className="day-buttons">
            {nominee && name && (
              <>
                <Button onClick={() => execute(nominee, true)}>{m.day_execute({ name })}</Button>
                <Button onClick={() => execute(nominee, false)}>{m.day_survives({ name })}</Button>
              </>
            )}
            <Button onClick={() => execute('', false)}>{m.day_execute_nobody()}</Button>
          </div>
        )}
        <OtherExecution game={game} />
      </section>
      <div className="day-buttons">
        <Button
          className="day-night"
          variant={isOver ? 'primary' : 'plain'}
          onClick={() => performActions({ type: 'startNight', data: {} })}
        >
          {m.day_start_night({ round: game.round + 1 })}
        </Button>
        <Button onClick={() => end('good')}>{m.grimoire_good_won()}</Button>
        <Button onClick={() => end('evil')}>{m.grimoire_evil_won()}</Button>
      </div>
    </>
  )
}

const execute = (seat: string, dies: boolean) => performActions({ type: 'execute', data: { seat, dies } })
const end = (winner: 'good' | 'evil') => performActions({ type: 'endGame', data: { winner } })
