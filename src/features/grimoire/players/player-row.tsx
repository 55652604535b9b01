import { ArrowDown, ArrowUp, Trash2, UserRoundPlus } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { Seat } from '#core/grimoire/game.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { TextInput } from '#ui/fields/text-input.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { seatName } from '../seat-texts.ts'

interface PlayerRowProps {
  seat: Seat
  index: number
  /** Number of seats. */
  count: number
  /** The name as it is typed. */
  name: string
  onType: (name: string) => void
  onDone: () => void
  onNext: () => void
  /** Names from a list, from this seat on. */
  onPasteNames: (names: string[]) => void
}

const maxNameLength = 2000

/** The name of a player, with what else can be done with the seat. */
export function PlayerRow({
  seat,
  index,
  count,
  name,
  onType,
  onDone,
  onNext,
  onPasteNames
}: PlayerRowProps) {
  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData('text/plain').split(/\r\n|\r|\n/)
    const names = lines.map(line => line.trim().slice(0, maxNameLength)).filter(line => line !== '')
    if (lines.length < 2 || names.length === 0) return
    event.preventDefault()
    onPasteNames(names)
  }
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onNext()
  }
  return (
    <li className="player-row">
      <span className="player-number" aria-hidden="true">
        {index + 1}
      </span>
      <TextInput
        className="player-name"
        label={m.grimoire_seat({ number: index + 1 })}
        hideLabel
        after={seat.traveller && <small>{teamMember('traveller')}</small>}
        maxLength={maxNameLength}
        enterKeyHint="next"
        value={name}
        onChange={onType}
        onBlur={onDone}
        onKeyDown={goOn}
        onPaste={paste}
        data-first-focus={index === 0 ? '' : undefined}
      />
      <MoreMenu
        label={m.setup_more_of({ name: seatName(seat, index + 1) })}
        items={seatMenu(seat, index, count)}
      />
    </li>
  )
}

function seatMenu({ id, player, pronouns, traveller }: Seat, index: number, count: number) {
  const moveTo = (to: number) => () => performActions({ type: 'moveSeat', data: { seat: id, to } })
  return [
    {
      id: 'up',
      label: m.move_up(),
      icon: <ArrowUp />,
      disabled: index === 0,
      onSelect: moveTo(index - 1)
    },
    {
      id: 'down',
      label: m.move_down(),
      icon: <ArrowDown />,
      disabled: index === count - 1,
      onSelect: moveTo(index + 1)
    },
    {
      id: 'traveller',
      label: traveller ? m.setup_make_player() : m.setup_make_traveller(),
      icon: <UserRoundPlus />,
      onSelect: () =>
        performActions({ type: 'editSeat', data: { seat: id, player, pronouns, traveller: !traveller } })
    },
    {
      id: 'remove',
      label: m.setup_remove(),
      icon: <Trash2 />,
      destructive: true,
      separated: true,
      onSelect: () => performActions({ type: 'removeSeat', data: { seat: id } })
    }
  ]
}
