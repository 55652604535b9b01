import type { Game } from '#core/grimoire/game.ts'
import { hasNoDemon, passedExile } from '#core/grimoire/votes/day-ends.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { GameProps } from '../game-props.ts'
import { playerName } from '../seat-texts.ts'
import { blockText } from './nomination/nomination-texts.ts'

/** Who is about to die today, or was executed or is to be exiled; and that no Demon lives. */
export function Block({ game, characters }: GameProps) {
  const exile = passedExile(game)
  const name = exile && playerName(game, exile.nominee)
  return (
    <>
      <p role="status" className="day-block">
        {name ? m.day_exile_passed({ name }) : outcome(game)}
        {hasNoDemon(game, characters) && ` ${m.day_no_demon()}`}
      </p>
      {exile && name && (
        <Button
          variant="primary"
          onClick={() => performActions({ type: 'kill', data: { seat: exile.nominee } })}
        >
          {m.day_exile({ name })}
        </Button>
      )}
    </>
  )
}

function outcome(game: Game) {
  const executed = game.executions.filter(({ day }) => day === game.round)
  return executed.length > 0
    ? executed.map(execution => executionText(game, execution)).join(' ')
    : blockText(game)
}

function executionText(game: Game, { seat, died }: Game['executions'][number]) {
  if (seat === '') return m.day_none_executed()
  const name = playerName(game, seat)
  return died ? m.day_was_executed({ name }) : m.day_survived({ name })
}
