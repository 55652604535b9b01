import { useState } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { emptyGame, emptySeat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { startGame } from '#stores/grimoire/game.ts'
import { $openScriptId } from '#stores/script.ts'
import { Button } from '#ui/buttons/button.tsx'

/** The start of a game: how many players there are. */
export function StartGame({ cast: _cast }: { cast: Cast }) {
  const [players] = useState(8)
  const start = () =>
    startGame($openScriptId.get(), {
      ...emptyGame,
      seats: Array.from({ length: players }, (_, index) => emptySeat(`s${index + 1}`))
    })
  return (
    <Button variant="primary" onClick={start}>
      {m.setup_start()}
    </Button>
  )
}
