import type { Game } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { playerName } from '../seat-texts.ts'
import { blockText } from './nomination/nomination-texts.ts'

/** Who is about to die today, or was executed. */
export function Block({ game }: { game: Game }) {
  const executed = game.executions.filter(({ day }) => day === game.round)
  const texts = executed.map(execution => executionText(game, execution))
  return (
    <p role="status" className="day-block">
      {texts.length > 0 ? texts.join(' ') : blockText(game)}
    </p>
  )
}

function executionText(game: Game, { seat, died }: Game['executions'][number]) {
  if (seat === '') return m.day_none_executed()
  const name = playerName(game, seat)
  return died ? m.day_was_executed({ name }) : m.day_survived({ name })
}
