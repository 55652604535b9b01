import * as z from 'zod/mini'
import { isEqual } from './equal.ts'
import { type Result, refuse } from './result.ts'
import { scriptSchema } from './script.ts'

/** What the file says it is, and the version of its shape. */
const FORMAT = 'belfry-scripts'
const VERSION = 1

const time = z.number().check(z.minimum(0))

const versionSchema = z.object({ at: time, script: scriptSchema })

/** A script of a device with its earlier versions, oldest first. Times in milliseconds since 1970. */
const keptScriptSchema = z.object({
  id: z.string().check(z.minLength(1)),
  madeAt: time,
  changedAt: time,
  script: scriptSchema,
  versions: z._default(z.array(versionSchema), [])
})
export type KeptScript = z.infer<typeof keptScriptSchema>

const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() })
const fileSchema = z.object({ scripts: z.array(keptScriptSchema) })

/** All scripts of a device as the text of one file. */
export const writeLibraryFile = (scripts: readonly KeptScript[]) =>
  JSON.stringify({ format: FORMAT, version: VERSION, scripts }, null, 1)

export type LibraryRefusal = 'library_foreign' | 'library_newer'

/** Reads such a file. Refused with `library_newer` when a later Belfry wrote it, and else when it is no such file. */
export function readLibraryFile(text: string): Result<KeptScript[], LibraryRefusal> {
  const json = parsed(text)
  const head = headSchema.safeParse(json)
  if (!head.success) return refuse('library_foreign')
  if (head.data.version > VERSION) return refuse('library_newer')
  const file = fileSchema.safeParse(json)
  return file.success ? { ok: true, value: file.data.scripts } : refuse('library_foreign')
}

/** What a file brings: the scripts to put (new ones, and present ones that get versions), and how many are new. */
export interface Merge {
  put: KeptScript[]
  added: number
}

/**
 * Joins a file's scripts with those that are here, and replaces none: a script that is here as it is, or was here
 * once, only gets the versions that it lacks; one that differs comes in beside it under a new id. Doing it twice does
 * no more than once.
 */
export function mergeLibrary(
  present: readonly KeptScript[],
  incoming: readonly KeptScript[],
  newId: () => string
): Merge {
  const all = new Map(present.map(kept => [kept.id, kept]))
  const changed = new Set<string>()
  let added = 0
  for (const kept of incoming) {
    const same = sameScript([...all.values()], kept)
    if (same && same.versions.length === withVersions(same, kept.versions).versions.length) continue
    const next = same
      ? withVersions(same, kept.versions)
      : { ...kept, id: all.has(kept.id) ? newId() : kept.id }
    if (!same) added += 1
    all.set(next.id, next)
    changed.add(next.id)
  }
  return { put: [...all.values()].filter(({ id }) => changed.has(id)), added }
}

/** The one that is here already: the same copy as it is or once was, or what an earlier merge made of it. */
const sameScript = (present: readonly KeptScript[], { id, madeAt, script }: KeptScript) =>
  present.find(
    each =>
      (each.id === id || each.madeAt === madeAt) &&
      [each, ...each.versions].some(version => isEqual(version.script, script))
  )

function withVersions(kept: KeptScript, versions: KeptScript['versions']): KeptScript {
  const missing = versions.filter(
    version => !kept.versions.some(({ at, script }) => at === version.at && isEqual(script, version.script))
  )
  if (missing.length === 0) return kept
  return { ...kept, versions: [...kept.versions, ...missing].sort((one, other) => one.at - other.at) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A name for a copy of a script: the title with the next number that is free.
 *
 * @example nextTitle('Nightfall', ['Nightfall', 'Nightfall 2']) // 'Nightfall 3'
 */
export function nextTitle(title: string, taken: readonly string[]): string {
  if (title === '') return ''
  const [, stem = title, last = '1'] = /^(.*) (\d{1,3})$/.exec(title) ?? []
  let number = Number(last) + 1
  while (taken.includes(`${stem} ${number}`)) number += 1
  return `${stem} ${number}`
}
