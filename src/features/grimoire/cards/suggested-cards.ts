import { catalogue } from '#catalogue/catalogue.ts'
import { ownCardTexts } from '#core/cast/own-card-texts.ts'
import { findSeat, type Seat } from '#core/grimoire/game.ts'
import { believedCharacter, isInPlay } from '#core/grimoire/in-play.ts'
import { type NightStep, nightSteps } from '#core/grimoire/night/night-steps.ts'
import { stepInformation } from '#core/grimoire/night/step-information.ts'
import { m } from '#i18n/messages.ts'
import type { CardContent } from '#stores/grimoire/view.ts'
import type { GameProps } from '../game-props.ts'
import { informationCard, isComplete } from '../night/information-texts.ts'
import { aCard, cardTexts } from './card-texts.ts'

/**
 * The cards that are likely needed now, ready to show: those of the present step of the night, and those about a player.
 *
 * @param turn key of the present step; undefined outside of a night
 * @param seatId the player whom a card is for
 */
export function suggestedCards(props: GameProps, turn?: string, seatId?: string): CardContent[] {
  const step = nightSteps(props.game, props.cast, props.characters, catalogue).find(({ key }) => key === turn)
  const seat = seatId === undefined ? undefined : findSeat(props.game, seatId)
  const woken = seat ? [seat] : step?.entry.kind === 'character' ? step.seats.slice(0, 1) : []
  const cards = [...(step ? stepCards(props, step) : []), ...woken.flatMap(each => seatCards(props, each))]
  return [...new Map(cards.map(card => [JSON.stringify(card), card])).values()]
}

/** The texts of the cards that the characters in play bring, each once. */
export const textsOfCharacters = ({ game, characters }: GameProps): string[] => [
  ...new Set([...characters.values()].filter(({ id }) => isInPlay(game, id)).flatMap(ownCardTexts))
]

function stepCards({ game, characters }: GameProps, step: NightStep): CardContent[] {
  const cards = stepInformation(game, characters, step).filter(isComplete).map(informationCard)
  if (step.entry.kind === 'step') return cards
  return [
    ...cards,
    ...ownCardTexts(step.entry.character).map(text => aCard(text)),
    aCard(m.shown_use_ability()),
    aCard(cardTexts.selectedYou(), { characters: [step.key] })
  ]
}

function seatCards({ characters }: GameProps, seat: Seat): CardContent[] {
  const shown = believedCharacter(seat)
  const character = characters.get(shown)
  if (!character) return []
  return [
    ...ownCardTexts(character).map(text => aCard(text)),
    aCard(cardTexts.youAre(), { characters: [shown] })
  ]
}
