import { z } from 'zod'
import { catalogue } from '#catalogue/catalogue.ts'
import { foldText } from '#core/character/character-search.ts'
import { teams } from '#core/character/team.ts'
import { teamSchema } from '#core/character/team-schema.ts'
import { limits } from '#core/limits.ts'
import { isValidCustomId } from '#core/reading/identity.ts'
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
import type { Script } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'

/** The differences between saved scripts and saved characters. */
export interface DocumentKind<Content, Summary> {
  name: 'script' | 'character'
  /** The maximum number of documents per account; the bin holds as many again. */
  maxCount: number
  missing: 'script_missing' | 'character_missing'
  full: 'scripts_full' | 'characters_full'
  /** Every stored content, whatever was allowed when it was saved. */
  schema: z.core.$ZodType<Content> & { parse: (data: unknown) => Content }
  /** What may be saved now. */
  savedSchema: z.core.$ZodType<Content> & { safeParse: (data: unknown) => { success: boolean } }
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

/** Characters of a script that have the same team, or the same official one without a team of its own. */
const group = z.object({ id: z.nullable(z.string()), team: z.nullable(teamSchema), count: z.number() })
const scriptRow = z.object({ author: z.string(), groups: z.array(group) })

/** SQL: the ids of all official characters. */
const officialIds = [...catalogue.characters.keys()].map(id => `'${id.replaceAll("'", "''")}'`).join(', ')

/**
 * SQL that counts a script's characters. It has at most one group per team and official character, however many characters
 * the script has: a page of large scripts would otherwise fill the Worker's memory.
 */
const groupsSql = `SELECT json_group_array(json_object('id', id, 'team', team, 'count', count)) FROM (
    SELECT team, CASE WHEN team IS NULL THEN id END AS id, count(*) AS count FROM (
      SELECT coalesce(value ->> '$.changes.team', value ->> '$.team') AS team, value ->> '$.id' AS id
      FROM json_each(data, '$.characters')
    ) WHERE team IS NOT NULL OR id IN (${officialIds}) GROUP BY 1, 2)`

export const scriptKind: DocumentKind<Script, ScriptSummary> = {
  name: 'script',
  maxCount: limits.documents.scripts,
  missing: 'script_missing',
  full: 'scripts_full',
  schema: scriptSchema,
  // As many as a file may have.
  savedSchema: scriptSchema.check(z.refine(({ characters }) => characters.length <= limits.file.items)),
  nameOf: script => script.title,
  rename: (script, title) => ({ ...script, title }),
  summarizeChanges: summarizeScriptChanges,
  searchTextOf: script => foldText(`${script.title} ${script.author}`),
  summarySql: `json_object('author', substr(data ->> '$.author', 1, ${limits.documents.name}), 'groups', (${groupsSql}))`,
  readSummary: selected => {
    const { author, groups } = scriptRow.parse(selected)
    const teamOf = ({ id, team }: z.infer<typeof group>) => team ?? catalogue.characters.get(id ?? '')?.team
    const tally = teams.map(team => ({
      team,
      count: groups.reduce((sum, each) => (teamOf(each) === team ? sum + each.count : sum), 0)
    }))
    return { author, tally: tally.filter(({ count }) => count > 0) }
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
  // Another id would be replaced in every script file.
  savedSchema: savedCharacterSchema.check(z.refine(({ id }) => isValidCustomId(id, catalogue))),
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
