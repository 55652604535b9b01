import type { Cast, CastCharacter, NightEntry } from '#core/cast/cast.ts'
import { cutText } from '#core/cut-text.ts'
import { maxNameLetters, maxTitleLetters } from './print-limits.ts'
import type { PrintOptions } from './print-options.ts'

/**
 * A cast as it is printed: without what the options leave out, and with names that fit a page. A title is hidden only if the
 * logo in its place was loaded.
 *
 * @param images the script's loaded images, by address
 */
export function printedCast(
  cast: Cast,
  options: Pick<PrintOptions, 'jinxes' | 'houseRules'>,
  images?: ReadonlyMap<string, unknown>
): Cast {
  const jinxes = options.jinxes ? cast.jinxes : []
  const bootlegger = options.houseRules ? cast.bootlegger : []
  const title = cutText(cast.title, maxTitleLetters)
  const author = cutText(cast.author, maxTitleLetters)
  const hideTitle = cast.hideTitle && images?.has(cast.logo ?? '') === true
  return withShortNames({ ...cast, title, author, hideTitle, jinxes, bootlegger })
}

/** Cuts names and labels of tokens, which a file may contain in any length. */
function withShortNames(cast: Cast): Cast {
  if (cast.characters.every(hasShortNames)) return cast
  const short = new Map(cast.characters.map(character => [character, shorten(character)]))
  const shortOf = (character: CastCharacter) => short.get(character) ?? character
  const entry = (each: NightEntry): NightEntry =>
    each.kind === 'step' ? each : { ...each, character: shortOf(each.character) }
  return {
    ...cast,
    characters: cast.characters.map(shortOf),
    firstNight: cast.firstNight.map(entry),
    otherNight: cast.otherNight.map(entry),
    jinxes: cast.jinxes.map(jinx => ({
      ...jinx,
      first: shortOf(jinx.first),
      second: shortOf(jinx.second)
    }))
  }
}

const hasShortNames = ({ name, reminders, remindersGlobal }: CastCharacter) =>
  [name, ...reminders, ...remindersGlobal].every(each => each.length <= maxNameLetters)

function shorten(character: CastCharacter): CastCharacter {
  const { name, reminders, remindersGlobal } = character
  const cut = (text: string) => cutText(text, maxNameLetters)
  return {
    ...character,
    name: cut(name),
    reminders: reminders.map(cut),
    remindersGlobal: remindersGlobal.map(cut)
  }
}
