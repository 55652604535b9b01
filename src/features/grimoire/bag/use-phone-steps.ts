import { useEffect, useState } from 'react'
import type { Action } from '#core/grimoire/action.ts'
import { drawToken } from '#core/grimoire/bag/bag.ts'
import { settleDraw } from '#core/grimoire/bag/settle-marionette.ts'
import type { Game, Seat } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import { performActions } from '#stores/grimoire/game.ts'
import { nameSeat } from '../players/player-names.ts'
import { seatName } from '../seat-texts.ts'

/** What the screen shows: at first, and after a reload, who gets the phone next. */
type PhoneStep =
  | { kind: 'pass'; seat?: string | undefined }
  | { kind: 'choose' | 'storyteller' }
  | { kind: 'draw'; seat: string; name: string }
  | { kind: 'token'; seat: string }

/** Leads from player to player. A character counts as seen as soon as it is on the screen, so that nobody sees it twice. */
export function usePhoneSteps(game: Game, characters: Characters) {
  const [step, setStep] = useState<PhoneStep>({ kind: 'pass' })
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && setStep({ kind: 'pass' })
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  const show = ({ id }: Seat, ...actions: Action[]) => {
    performActions(...actions, { type: 'markSeen', data: { seat: id } })
    setStep({ kind: 'token', seat: id })
  }
  return {
    step,
    passOn: (seat?: string) => setStep({ kind: 'pass', seat }),
    choosePlayer: () => setStep({ kind: 'choose' }),
    askStoryteller: () => setStep({ kind: 'storyteller' }),
    take(seat: Seat, player: string) {
      const naming = player === seat.player ? [] : [nameSeat(seat, player)]
      if (seat.character !== '') return show(seat, ...naming)
      performActions(...naming)
      const name = seatName({ ...seat, player }, game.seats.indexOf(seat) + 1)
      setStep({ kind: 'draw', seat: seat.id, name })
    },
    draw: (seat: Seat, place: number) =>
      show(seat, ...settleDraw(game, drawToken(game, seat.id, place), characters, Math.random))
  }
}

export type PhoneSteps = ReturnType<typeof usePhoneSteps>
