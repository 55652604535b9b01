import { z } from 'zod'
import { specialSchema } from '../../src/core/character/character.ts'
import { teams } from '../../src/core/character/team.ts'
import { issueText } from './issue-text.ts'

/** Schemas of the publisher's data files, limited to the fields that Belfry reads. */

const id = z.string().regex(/^[a-z0-9_-]+$/)
const text = z.string().trim()
const wakeUpNumber = z.number().min(0).optional()

const roleSchema = z.object({
  id,
  name: text.min(1),
  team: z.enum(teams),
  edition: text.default(''),
  ability: text.min(1),
  flavor: text.default(''),
  firstNight: wakeUpNumber,
  firstNightReminder: text.default(''),
  otherNight: wakeUpNumber,
  otherNightReminder: text.default(''),
  reminders: z.array(text).default([]),
  remindersGlobal: z.array(text).default([]),
  setup: z.boolean().default(false),
  special: z.array(specialSchema).default([])
})
export type PublishedRole = z.infer<typeof roleSchema>

const jinxesSchema = z.array(z.object({ id, jinx: z.array(z.object({ id, reason: text.min(1) })) }))
export type PublishedJinxes = z.infer<typeof jinxesSchema>

const nightSheetSchema = z.object({ firstNight: z.array(id), otherNight: z.array(id) })
export type NightSheet = z.infer<typeof nightSheetSchema>

const schemas = { roles: z.array(roleSchema), jinxes: jinxesSchema, nightSheet: nightSheetSchema }
export type PublishedKind = keyof typeof schemas

/** The content of the publisher's given files, at most one of each kind. */
export interface Published {
  roles?: PublishedRole[]
  jinxes?: PublishedJinxes
  nightSheet?: NightSheet
}

/** The value that was read, or the problems as sentences. */
export type ReadResult<Value> = { ok: true; value: Value } | { ok: false; problems: string[] }

export interface PublishedFile {
  /** The path or URL, as the user gave it. */
  source: string
  text: string
}

/** Reads the publisher's files. Recognizes each by its content, and reports the problems of all files at once. */
export function readPublished(files: readonly PublishedFile[]): ReadResult<Published> {
  const published: Published = {}
  const problems: string[] = []
  for (const file of files) {
    const read = readFile(file)
    if (!read.ok) problems.push(...read.problems)
    else if (Object.keys(read.value).some(kind => kind in published))
      problems.push(`${file.source}: a file of this kind is already given.`)
    else Object.assign(published, read.value)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: published }
}

function readFile({ source, text }: PublishedFile): ReadResult<Published> {
  const json = parse(text)
  if (json === undefined) return { ok: false, problems: [`${source}: not valid JSON.`] }
  const kind = kindOf(json)
  if (kind === undefined)
    return { ok: false, problems: [`${source}: contains no roles, jinxes or night sheet.`] }
  const result = schemas[kind].safeParse(json)
  if (result.success) return { ok: true, value: { [kind]: result.data } }
  return { ok: false, problems: result.error.issues.map(issue => `${source}: ${issueText(issue, json)}`) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The kind of a file: night sheets have nights, jinxes have lists of jinxes, roles have teams or abilities. */
function kindOf(json: unknown): PublishedKind | undefined {
  if (hasKey(json, 'firstNight') || hasKey(json, 'otherNight')) return 'nightSheet'
  if (!Array.isArray(json)) return undefined
  if (json.some(item => hasKey(item, 'jinx'))) return 'jinxes'
  return json.some(item => hasKey(item, 'team') || hasKey(item, 'ability')) ? 'roles' : undefined
}

const hasKey = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value
