import { catalogue } from '#catalogue/catalogue.ts'
import type { CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { type Edition, editions } from '#core/catalogue/edition.ts'
import { teams } from '#core/character/team.ts'
import { isStepId } from '#core/night/night.ts'
import type { Script } from '#core/script/script.ts'
import { editionName } from '#i18n/edition-names.ts'
import {
  specialGlobalLabel,
  specialNameLabel,
  specialTimeLabel,
  specialTypeLabel
} from '#i18n/labels/special-labels.ts'
import { type FindName, fieldName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { teamMember, teamName } from '#i18n/team-names.ts'
import type { CompletionData, CompletionKind } from './completions.ts'
import type { JsonPath } from './json-cursor.ts'

/** Names of characters and night steps in the page's language; custom characters have the name in the script. */
export function createNameOf(script: Script, texts: CatalogueTexts | undefined): FindName {
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
export const completionData = (
  root: CompletionData['root'],
  script: Script,
  nameOf: FindName
): CompletionData => ({
  root,
  official,
  editions: fileEditions,
  onScript: script.characters.map(({ id }) => id),
  nameOf: (kind, word, path) => namesByKind[kind](word, path, nameOf)
})

type WordName = (word: string, path: JsonPath, nameOf: FindName) => string | undefined

const namesByKind: Record<CompletionKind, WordName> = {
  key: word => fieldName(word),
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
  ['type', specialTypeLabel],
  ['name', specialNameLabel],
  ['time', specialTimeLabel],
  ['global', specialGlobalLabel]
])
