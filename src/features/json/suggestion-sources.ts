import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue.ts'
import { type Edition, editions } from '#core/edition.ts'
import { isStepId } from '#core/night.ts'
import type { Script } from '#core/script.ts'
import { teams } from '#core/team.ts'
import { editionName } from '#i18n/edition-words.ts'
import { m } from '#i18n/messages.ts'
import { fieldWord, type NameOf } from '#i18n/place-text.ts'
import {
  specialGlobalWords,
  specialNameWords,
  specialTimeWords,
  specialTypeWords
} from '#i18n/special-words.ts'
import { teamMember, teamName } from '#i18n/team-words.ts'
import type { Sort, SuggestionSources } from './completions.ts'
import type { JsonPath } from './json-cursor.ts'

/** What characters and steps are called: those of the script by its own names. */
export function namesOf(script: Script, texts: CatalogueTexts | undefined): NameOf {
  const own = new Map(
    script.characters.flatMap(each => (each.kind === 'custom' ? [[each.id, each.name] as const] : []))
  )
  return id =>
    isStepId(id)
      ? texts?.steps[id].name
      : (own.get(id) ?? (texts?.characters[id] ?? catalogue.characters.get(id))?.name)
}

const official = [...catalogue.characters.keys()]
const fileEditions = [...new Set([...catalogue.characters.values()].map(({ edition }) => edition))].filter(
  Boolean
)

/** What is suggested in the text of a script or of one character of it. */
export const suggestionSources = (
  root: SuggestionSources['root'],
  script: Script,
  nameOf: NameOf
): SuggestionSources => ({
  root,
  official,
  editions: fileEditions,
  onScript: script.characters.map(({ id }) => id),
  nameOf: (sort, word, path) => words[sort](word, path, nameOf)
})

type Words = (word: string, path: JsonPath, nameOf: NameOf) => string | undefined

const words: Record<Sort, Words> = {
  key: word => fieldWord(word),
  meta: () => m.import_place_meta(),
  character: (word, _, nameOf) => nameOf(word),
  step: (word, _, nameOf) => nameOf(word),
  edition: word => (isEdition(word) ? editionName(word) : teamWord(word, teamName)),
  word: (word, path) => fieldWords.get(String(path.at(-1)))?.(word)
}

const isEdition = (word: string): word is Edition => editions.some(each => each === word)

function teamWord(word: string, wordOf: typeof teamName) {
  const team = teams.find(each => each === word)
  return team && wordOf(team)
}

const fieldWords = new Map<string, (word: string) => string | undefined>([
  ['team', word => teamWord(word, teamMember)],
  ['type', specialTypeWords],
  ['name', specialNameWords],
  ['time', specialTimeWords],
  ['global', specialGlobalWords]
])
