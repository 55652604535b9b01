import { z } from 'zod'
import { catalogue } from '#catalogue/catalogue.ts'
import { foldText } from '#core/character/character-search.ts'
import { teamSchema } from '#core/character/team.ts'
import { limits } from '#core/limits.ts'
import {
  type ChangeSummary,
  summarizeCharacterChanges,
  summarizeScriptChanges
} from '#core/saving/change-summary.ts'
import {
  type CharacterSummary,
  type SavedCharacter,
  type ScriptSummary,
  savedCharacterSchema
} from '#core/saving/document.ts'
import { type Script, scriptSchema } from '#core/script/script.ts'
import { countTeams } from '#core/script/team-tally.ts'

/** The differences between saved scripts and saved characters. */
export interface DocumentKind<Content, Summary> {
  name: 'script' | 'character'
  /** The maximum number of documents per account; the bin holds as many again. */
  maxCount: number
  missing: 'script_missing' | 'character_missing'
  full: 'scripts_full' | 'characters_full'
  schema: z.core.$ZodType<Content> & { parse: (data: unknown) => Content }
  nameOf: (content: Content) => string
  rename: (content: Content, name: string) => Content
  /** The id that contents of the kind have themselves, unique within an account. */
  ownId?: { read: (content: Content) => string; write: (content: Content, id: string) => Content }
  summarizeChanges: (before: Content, after: Content) => ChangeSummary
  /** The folded text that a list's search looks in. */
  searchTextOf: (content: Content) => string
  /** SQL that selects a list entry's summary from `data` as JSON; a page of whole documents would be megabytes. */
  summarySql: string
  /** Parses the result of `summarySql`. */
  readSummary: (selected: unknown) => Summary
}

/** Characters of an image's address in a list; a longer one isn't shown. */
const maxListedAddress = 2048

const scriptRow = z.object({
  author: z.string(),
  characters: z.array(z.object({ id: z.string(), team: z.nullable(teamSchema) }))
})

export const scriptKind: DocumentKind<Script, ScriptSummary> = {
  name: 'script',
  maxCount: limits.documents.scripts,
  missing: 'script_missing',
  full: 'scripts_full',
  schema: scriptSchema,
  nameOf: script => script.title,
  rename: (script, title) => ({ ...script, title }),
  summarizeChanges: summarizeScriptChanges,
  searchTextOf: script => foldText(`${script.title} ${script.author}`),
  summarySql: `json_object('author', substr(data ->> '$.author', 1, ${limits.documents.name}), 'characters', (
    SELECT json_group_array(json_object(
      'id', substr(value ->> '$.id', 1, ${limits.character.id}), 'team', coalesce(value ->> '$.changes.team', value ->> '$.team')
    )) FROM json_each(data, '$.characters')))`,
  readSummary: selected => {
    const { author, characters } = scriptRow.parse(selected)
    const teams = characters.map(({ id, team }) => team ?? catalogue.characters.get(id)?.team)
    return { author, tally: countTeams(teams) }
  }
}

const characterRow = z.object({
  characterId: z.string(),
  team: teamSchema,
  ability: z.string(),
  image: z.string().nullable()
})

export const characterKind: DocumentKind<SavedCharacter, CharacterSummary> = {
  name: 'character',
  maxCount: limits.documents.characters,
  missing: 'character_missing',
  full: 'characters_full',
  schema: savedCharacterSchema,
  nameOf: character => character.name,
  rename: (character, name) => ({ ...character, name }),
  ownId: { read: ({ id }) => id, write: (character, id) => ({ ...character, id }) },
  summarizeChanges: summarizeCharacterChanges,
  searchTextOf: character => foldText(`${character.name} ${character.id}`),
  summarySql: `json_object('characterId', data ->> '$.id', 'team', data ->> '$.team', 'ability', substr(data ->> '$.ability', 1, ${2 * limits.character.ability}), 'image', CASE
    WHEN length(data ->> '$.image[0]') <= ${maxListedAddress} THEN data ->> '$.image[0]' END)`,
  readSummary: selected => {
    const { image, ...summary } = characterRow.parse(selected)
    return { ...summary, ...(image !== null && { image }) }
  }
}
