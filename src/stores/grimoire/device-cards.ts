import * as z from 'zod/mini'
import { type CustomCard, cardSchema, gameLimits } from '#core/grimoire/game.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'

const cardsSchema = z.array(cardSchema)

/** The storyteller's own cards of all games on this device, the last saved first: later games offer them too. */
export const $deviceCards = persistentAtom<readonly CustomCard[]>('belfry:cards', [], {
  encode: JSON.stringify,
  decode: readCards
})

const otherCards = (id: string) => $deviceCards.get().filter(card => card.id !== id)

export const saveDeviceCard = (card: CustomCard) =>
  $deviceCards.set([card, ...otherCards(card.id)].slice(0, gameLimits.cards))

export const removeDeviceCard = (id: string) => $deviceCards.set(otherCards(id))

function readCards(text: string): readonly CustomCard[] {
  try {
    return cardsSchema.safeParse(JSON.parse(text)).data ?? []
  } catch {
    return []
  }
}
