import { Dices } from 'lucide-react'
import type { Seat } from '#core/grimoire/game.ts'
import { drawCandidates } from '#core/grimoire/setup/draw-characters.ts'
import { freeCharacters, redrawSeat } from '#core/grimoire/setup/redraw-seat.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { GameProps } from '../game-props.ts'
import { seatName } from '../seat-texts.ts'
import { setupTeamNames } from './setup-team-names.ts'

interface RedrawProps extends GameProps {
  seat: Seat
}

/** Draws another character of the same team for one seat. In the setup's list. */
export function RedrawIcon(props: RedrawProps) {
  const { game, seat } = props
  const name = seatName(seat, game.seats.indexOf(seat) + 1)
  const { isPossible, redraw } = seatRedraw(props)
  return (
    <IconButton
      label={isPossible ? m.bag_redraw({ name }) : m.bag_redraw_none({ name })}
      disabled={!isPossible}
      onClick={redraw}
    >
      <Dices />
    </IconButton>
  )
}

/** The same in the dialog of a seat: only before the first night, where the seat has a character and there is another one. */
export function RedrawButton(props: RedrawProps) {
  if (props.game.phase !== 'setup') return null
  const { isPossible, redraw } = seatRedraw(props)
  return (
    isPossible && (
      <Button icon={<Dices />} onClick={redraw}>
        {m.bag_redraw_seat()}
      </Button>
    )
  )
}

function seatRedraw({ game, cast, characters, seat }: RedrawProps) {
  const candidates = drawCandidates(cast.characters)
  const request = { game, characters, candidates, names: setupTeamNames, seat: seat.id }
  return {
    isPossible: freeCharacters(request).length > 0,
    redraw() {
      const data = redrawSeat({ ...request, random: Math.random })
      if (data) performActions({ type: 'deal', data })
    }
  }
}
