import { useStore } from '@nanostores/react'
import type { CustomCard } from '#core/grimoire/game.ts'
import { $deviceCards, removeDeviceCard, saveDeviceCard } from '#stores/grimoire/device-cards.ts'
import { performActions } from '#stores/grimoire/game.ts'
import type { GameProps } from '../game-props.ts'

/** The storyteller's cards of this game, then those of earlier games whose characters this one knows. */
export function useOwnCards({ game, characters }: GameProps): readonly CustomCard[] {
  const device = useStore($deviceCards)
  const ids = new Set(game.customCards.map(({ id }) => id))
  const earlier = device.filter(card => !ids.has(card.id) && card.characters.every(id => characters.has(id)))
  return [...game.customCards, ...earlier]
}

/** Saves a card in the game and for later games. */
export function saveOwnCard(card: CustomCard) {
  performActions({ type: 'saveCard', data: { card } })
  saveDeviceCard(card)
}

/** Removes a card from the game and from the device. Undo brings it back to the game. */
export function removeOwnCard(id: string) {
  performActions({ type: 'removeCard', data: { card: id } })
  removeDeviceCard(id)
}
