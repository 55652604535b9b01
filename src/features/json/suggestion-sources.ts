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

/** Names of characters and night steps in the page's language; custom characters have the name in the script. */
export function namesOf(script: Script, texts: CatalogueTexts | undefined): NameOf {
  const customNames = new Map(
    script.characters.flatMap(each => (each.kind === 'custom' ? [[each.id, each.name] as const] : []))
  )
  return id =>
    isStepId(id)
      ? texts?.steps[id].name
      : (customNames.get(id) ?? (texts?.characters[id] ?? catalogue.characters.get(id))?.name)
}

const official = [...catalogue.characters.keys()]
const fileEditions = [...new Set([...catalogue.characters.values()].map(({ edition }) => edition))].filter(
  Boolean
)

/** The data for completions in the JSON of a script or of one of its characters. */
export const suggestionSources = (
  root: SuggestionSources['root'],
  script: Script,
  nameOf: NameOf
): SuggestionSources => ({
  root,
  official,
  editions: fileEditions,
  onScript: script.characters.map(({ id }) => id),
  nameOf: (kind, word, path) => namesByKind[kind](word, path, nameOf)
})

type WordName = (word: string, path: JsonPath, nameOf: NameOf) => string | undefined

const namesByKind: Record<Sort, WordName> = {
  key: word => fieldWord(word),
  meta: () => m.import_place_meta(),
  character: (word, _, nameOf) => nameOf(word),
  step: (word, _, nameOf) => nameOf(word),
  edition: word => (isEdition(word) ? editionName(word) : teamLabel(word, teamName)),
  word: (word, path) => valueNames.get(String(path.at(-1)))?.(word)
}

const isEdition = (word: string): word is Edition => editions.some(each => each === word)

function teamLabel(word: string, labelOf: typeof teamName) {
  const team = teams.find(each => each === word)
  return team && labelOf(team)
}

const valueNames = new Map<string, (word: string) => string | undefined>([
  ['team', word => teamLabel(word, teamMember)],
  ['type', specialTypeWords],
  ['name', specialNameWords],
  ['time', specialTimeWords],
  ['global', specialGlobalWords]
])
