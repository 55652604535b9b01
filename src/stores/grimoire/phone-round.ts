import { computed } from 'nanostores'
import { persistentAtom } from '../storage/persistent-atom.ts'
import { $deviceGame } from './game.ts'

/** Id of the game whose players pass the phone around; '' if nobody does. Stored, since a reload must not show the grimoire. */
const $passedGame = persistentAtom<string>('belfry:phone-round', '')

/** Whether the phone goes around, so that only players see the screen. */
export const $isPhoneRound = computed(
  [$passedGame, $deviceGame],
  (passed, game) => game !== undefined && passed === game.id
)

export const startPhoneRound = () => $passedGame.set($deviceGame.get()?.id ?? '')
export const endPhoneRound = () => $passedGame.set('')
