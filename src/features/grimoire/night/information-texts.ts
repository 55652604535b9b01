import { demonBluffs, type Game } from '#core/grimoire/game.ts'
import type { Characters } from '#core/grimoire/in-play.ts'
import type { InformationKind, StepInformation } from '#core/grimoire/night/step-information.ts'
import { m } from '#i18n/messages.ts'
import type { CardContent } from '#stores/grimoire/view.ts'
import { bluffsName } from '../bluffs/bluffs-name.ts'
import { playerName } from '../seat-texts.ts'

const texts: Record<Exclude<InformationKind, 'label'>, () => string> = {
  demon: m.shown_demon,
  demons: m.shown_demons,
  minions: m.shown_minions,
  fellowMinions: m.shown_fellows,
  bluffs: m.shown_not_in_play,
  selected: m.shown_selected_you,
  player: m.shown_player_is,
  oneOf: m.shown_one_of,
  inPlay: m.shown_in_play,
  youAre: m.shown_you_are,
  good: m.shown_good,
  evil: m.shown_evil,
  token: m.tonight_card_token,
  point: m.tonight_card_point
}

/** Name of what is shown, for its button. */
export const cardTitle = ({ kind, text = '' }: StepInformation) => (kind === 'label' ? text : texts[kind]())

/** Whether nothing is missing: a card that says who somebody is needs a character. */
export const isComplete = ({ kind, characters }: StepInformation) =>
  characters.length > 0 || (kind !== 'youAre' && kind !== 'bluffs')

/** The card that a player sees. A token, and players to point at, need no text. */
export const informationCard = (information: StepInformation): CardContent => ({
  text: information.kind === 'token' || information.kind === 'point' ? '' : cardTitle(information),
  characters: [...information.characters],
  seats: [...information.seats]
})

/** The players with their true characters, and the characters that are shown: `Ada (Imp), Ben (Spy)`. */
export function cardDetails(information: StepInformation, game: Game, characters: Characters): string {
  const name = (id: string) => characters.get(id)?.name ?? id
  const { kind, group = demonBluffs } = information
  if (kind === 'bluffs') {
    const chosen = information.characters.map(name).join(', ') || m.tonight_none_chosen()
    return group === demonBluffs ? chosen : `${bluffsName(game, characters, group)}: ${chosen}`
  }
  if (!isComplete(information)) return m.tonight_choose_character()
  const players = information.seats.map(id => {
    const character = game.seats.find(seat => seat.id === id)?.character ?? ''
    return character ? `${playerName(game, id)} (${name(character)})` : playerName(game, id)
  })
  return [players.join(', '), information.characters.map(name).join(', ')].filter(Boolean).join(': ')
}
