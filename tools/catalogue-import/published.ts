import { z } from 'zod'
import { specialSchema } from '../../src/core/character.ts'
import { teams } from '../../src/core/team.ts'
import { issueWords } from './issue-words.ts'

/** The publisher's data files for toolmakers, as far as Belfry reads them. */

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

/** What was given of the publisher's files, each at most once. */
export interface Published {
  roles?: PublishedRole[]
  jinxes?: PublishedJinxes
  nightSheet?: NightSheet
}

/** What was read, or what is wrong with it in whole sentences. */
export type Read<Value> = { ok: true; value: Value } | { ok: false; problems: string[] }

export interface PublishedFile {
  /** The path or the address, as it was given. */
  source: string
  text: string
}

/** Reads the publisher's files, each recognised by what it holds. What is wrong in any of them is told at once. */
export function readPublished(files: readonly PublishedFile[]): Read<Published> {
  const published: Published = {}
  const problems: string[] = []
  for (const file of files) {
    const read = readFile(file)
    if (!read.ok) problems.push(...read.problems)
    else if (Object.keys(read.value).some(kind => kind in published))
      problems.push(`${file.source}: a file of this kind was given already.`)
    else Object.assign(published, read.value)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: published }
}

function readFile({ source, text }: PublishedFile): Read<Published> {
  const json = parse(text)
  if (json === undefined) return { ok: false, problems: [`${source}: this is no JSON.`] }
  const kind = kindOf(json)
  if (kind === undefined)
    return { ok: false, problems: [`${source}: this holds no roles, no jinxes and no night sheet.`] }
  const result = schemas[kind].safeParse(json)
  if (result.success) return { ok: true, value: { [kind]: result.data } }
  return { ok: false, problems: result.error.issues.map(issue => `${source}: ${issueWords(issue, json)}`) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Which of the publisher's files it is: night sheets have nights, jinxes have lists of jinxes, roles have teams. */
function kindOf(json: unknown): PublishedKind | undefined {
  if (hasKey(json, 'firstNight') || hasKey(json, 'otherNight')) return 'nightSheet'
  if (!Array.isArray(json)) return undefined
  if (json.some(item => hasKey(item, 'jinx'))) return 'jinxes'
  return json.some(item => hasKey(item, 'team') || hasKey(item, 'ability')) ? 'roles' : undefined
}

const hasKey = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value
