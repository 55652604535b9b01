import { blockOf } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { playerName } from './nomination-texts.ts'

/** Who is on the block, the execution, the night that follows, and the end of the game. */
export function DayEnd({ game }: GameProps) {
  const { nominee, votes, tied } = blockOf(game, game.round)
  const executed = game.executions.find(({ day }) => day === game.round)
  const execute = (seat: string, dies: boolean) => performActions({ type: 'execute', data: { seat, dies } })
  const end = (winner: 'good' | 'evil') => performActions({ type: 'endGame', data: { winner } })
  const name = nominee && playerName(game, nominee)
  return (
    <>
      <section className="day-part" aria-label={m.day_execution()}>
        <h2>{m.day_execution()}</h2>
        <p role="status">
          {name ? m.day_on_block({ name, votes }) : tied ? m.day_tied({ votes }) : m.day_block_empty()}
        </p>
        {executed ? (
          <p>
            {executed.seat === ''
              ? m.day_none_executed()
              : executed.died
                ? m.day_was_executed({ name: playerName(game, executed.seat) })
                : m.day_survived({ name: playerName(game, executed.seat) })}
          </p>
        ) : (
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
      </section>
      <div className="day-buttons">
        <Button variant="primary" onClick={() => performActions({ type: 'startNight', data: {} })}>
          {m.day_start_night({ round: game.round + 1 })}
        </Button>
        <Button onClick={() => end('good')}>{m.grimoire_good_won()}</Button>
        <Button onClick={() => end('evil')}>{m.grimoire_evil_won()}</Button>
      </div>
    </>
  )
}
