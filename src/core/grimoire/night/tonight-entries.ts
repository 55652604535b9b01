import type { Cast, NightEntry } from '../../cast/cast.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { insertMissing } from '../../night/insert-missing.ts'
import { reminderField } from '../../night/night.ts'
import { characterEntry, collectEntries } from '../../night/night-entries.ts'
import { emptyScript } from '../../script/script.ts'
import type { Game } from '../game.ts'
import { type Characters, charactersInPlay } from '../in-play.ts'
import { nightOf } from './night-of.ts'

/**
 * The order of tonight: the script's own, with the characters that joined the game though the script lacks them, such as
 * travellers. Each of them is where its wake number belongs, as one that is missing in a custom order.
 */
export function tonightEntries(
  game: Game,
  cast: Cast,
  characters: Characters,
  catalogue: Catalogue
): readonly NightEntry[] {
  const night = nightOf(game)
  const steps = collectEntries(emptyScript, night, catalogue)
  const guests = guestsOf(game, cast, characters).filter(character => character[night] > 0)
  if (guests.length === 0) return cast[night]
  const listed = cast[night].flatMap(entry =>
    entry.kind === 'character'
      ? characterEntry(entry.character, night, catalogue)
      : (steps.get(entry.id) ?? [])
  )
  const missing = guests.map(guest => characterEntry(guest, night, catalogue))
  const entries = new Map<string, NightEntry>(cast[night].map(entry => [entry.id, entry]))
  for (const character of guests) {
    const reminder = character[reminderField[night]]
    entries.set(character.id, { kind: 'character', id: character.id, character, reminder })
  }
  return insertMissing(listed, missing).flatMap(({ id }) => entries.get(id) ?? [])
}

/** Characters that somebody has, believes to be or can act as, and that aren't on the script. */
function guestsOf(game: Game, cast: Cast, characters: Characters) {
  const onScript = new Set(cast.characters.map(({ id }) => id))
  const ids = [
    ...charactersInPlay(game),
    ...game.seats.flatMap(({ believes, abilities }) => [believes, ...abilities])
  ]
  return [...new Set(ids)].filter(id => !onScript.has(id)).flatMap(id => characters.get(id) ?? [])
}
