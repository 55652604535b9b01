import { useStore } from '@nanostores/react'
import { Pointer, Timer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { findSeat, type Seat } from '#core/grimoire/game.ts'
import { nominatorRemark, wasNominated } from '#core/grimoire/votes/nominations.ts'
import { canHideVotes, voteRules } from '#core/grimoire/votes/votes.ts'
import { m } from '#i18n/messages.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { $nominationDraft, changeDraft, clearDraft } from '#stores/grimoire/nomination-draft.ts'
import { $grimoireView, $highlightedSeats, openGrimoireDialog } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import type { GameProps } from '../../game-props.ts'
import { seatName } from '../../seat-texts.ts'
import { DayHints } from '../day-hints.tsx'
import { useLostFocus } from '../use-lost-focus.ts'

/** Who nominates whom. A traveller is nominated for exile. What the rules don't allow is said, and possible. */
export function NewNomination({ game, characters }: GameProps) {
  const { nominator, nominee } = useStore($nominationDraft)
  const [isSecret, setSecret] = useState(voteRules(game, characters).secret)
  const nominated = findSeat(game, nominee)
  const exile = nominated?.traveller ?? false
  const title = useRef<HTMLHeadingElement>(null)
  useLostFocus(title)
  useEffect(() => clearDraft, [])
  useEffect(() => {
    $highlightedSeats.set(new Set([nominator, nominee]))
    return () => $highlightedSeats.set(new Set())
  }, [nominator, nominee])
  const start = () => {
    const id = crypto.randomUUID()
    const secret = !exile && isSecret
    performActions({ type: 'nominate', data: { nomination: { id, nominator, nominee, exile, secret } } })
  }
  return (
    <section className="day-part" aria-label={m.day_new_nomination()}>
      <div className="day-head">
        <h2 ref={title} tabIndex={-1}>
          {m.day_new_nomination()}
        </h2>
        <IconButton edged label={m.clock_timer()} onClick={() => openGrimoireDialog({ kind: 'timer' })}>
          <Timer />
        </IconButton>
      </div>
      <PickOnCircle />
      <Players game={game} />
      <DayHints
        moment="nomination"
        matter={{ game, characters, nominator: findSeat(game, nominator), nominee: nominated, voters: [] }}
      />
      {canHideVotes(game, characters) && !exile && (
        <Switch label={m.day_secret_vote()} checked={isSecret} onChange={setSecret} />
      )}
      <Button variant={nominated ? 'primary' : 'plain'} disabled={!nominated} onClick={start}>
        {exile ? m.day_start_exile() : m.day_start_vote()}
      </Button>
    </section>
  )
}

/** The two players as selects, with what the rules say of each. */
function Players({ game }: Pick<GameProps, 'game'>) {
  const { nominator, nominee } = useStore($nominationDraft)
  const options = (remarkOf: (seat: Seat) => string | false) =>
    game.seats.map((seat, index) => {
      const remark = remarkOf(seat)
      const name = seatName(seat, index + 1)
      return { value: seat.id, label: remark ? `${name} (${remark})` : name }
    })
  const remarks = {
    dead: m.grimoire_dead,
    hasNominated: m.day_has_nominated,
    storytellerOnly: m.day_storyteller_only
  }
  return (
    <div className="day-players">
      <Select
        label={m.day_nominator()}
        value={nominator}
        onChange={value => changeDraft({ nominator: value })}
        options={[
          { value: '', label: m.day_storyteller() },
          ...options(seat => {
            const remark = nominatorRemark(game, seat)
            return remark ? remarks[remark]() : ''
          })
        ]}
      />
      <Select
        label={m.day_nominee()}
        value={nominee}
        onChange={value => changeDraft({ nominee: value })}
        options={[
          { value: '', label: m.seat_swap_none() },
          ...options(seat => wasNominated(game, seat) && m.day_was_nominated())
        ]}
      />
    </div>
  )
}

/** Lets two presses on the circle choose the players. */
function PickOnCircle() {
  const { picking } = useStore($nominationDraft)
  const isCircle = useStore($grimoireView) === 'circle'
  if (!isCircle) return null
  return (
    <>
      <Button
        icon={<Pointer />}
        aria-pressed={picking !== undefined}
        onClick={() =>
          changeDraft(picking ? { picking: undefined } : { nominator: '', nominee: '', picking: 'nominator' })
        }
      >
        {picking ? m.day_stop_picking() : m.day_pick()}
      </Button>
      <p className="day-picking" role="status">
        {picking && (picking === 'nominator' ? m.day_pick_nominator() : m.day_pick_nominee())}
      </p>
    </>
  )
}
