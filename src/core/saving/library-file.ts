import * as z from 'zod/mini'
import { isEqual } from '../equal.ts'
import { type Result, refuse } from '../result.ts'
import { scriptSchema } from '../script/script.ts'

/** Identifier and version of the file format. */
const FORMAT = 'belfry-scripts'
const VERSION = 1

const time = z.number().check(z.minimum(0))

const versionSchema = z.object({ at: time, script: scriptSchema })

/** A local script with its earlier versions, oldest first. Times in milliseconds since 1970. */
const libraryScriptSchema = z.object({
  id: z.string().check(z.minLength(1)),
  madeAt: time,
  changedAt: time,
  script: scriptSchema,
  versions: z._default(z.array(versionSchema), [])
})
export type LibraryFileScript = z.infer<typeof libraryScriptSchema>

const headerSchema = z.object({ format: z.literal(FORMAT), version: z.number() })
const fileSchema = z.object({ scripts: z.array(libraryScriptSchema) })

/** Serializes the library of this browser as the text of one file. */
export const writeLibraryFile = (scripts: readonly LibraryFileScript[]) =>
  JSON.stringify({ format: FORMAT, version: VERSION, scripts }, null, 1)

export type LibraryRefusal = 'library_foreign' | 'library_newer'

/** Reads a library file. Refuses files of a later version with `library_newer`, all others with `library_foreign`. */
export function readLibraryFile(text: string): Result<LibraryFileScript[], LibraryRefusal> {
  const json = parseJson(text)
  const header = headerSchema.safeParse(json)
  if (!header.success) return refuse('library_foreign')
  if (header.data.version > VERSION) return refuse('library_newer')
  const file = fileSchema.safeParse(json)
  return file.success ? { ok: true, value: file.data.scripts } : refuse('library_foreign')
}

/** Result of a merge: the scripts to store (new ones, and present ones that get versions), and how many are new. */
export interface LibraryMerge {
  put: LibraryFileScript[]
  added: number
}

/**
 * Merges a file's scripts into the library without replacing any. A script that equals a present one, or one of its
 * versions, only adds the missing versions. A script that differs is added under a new id. Idempotent.
 */
export function mergeLibrary(
  present: readonly LibraryFileScript[],
  incoming: readonly LibraryFileScript[],
  newId: () => string
): LibraryMerge {
  const scripts = [...present]
  const indexById = new Map(scripts.map(({ id }, index) => [id, index]))
  const indexesByTime = Map.groupBy(scripts.keys(), index => scripts[index]?.madeAt)
  const changed = new Set<number>()
  let added = 0
  for (const script of incoming) {
    const candidates = [...(indexesByTime.get(script.madeAt) ?? []), indexById.get(script.id) ?? -1]
    const index = findSame(scripts, candidates, script)
    const same = scripts[index]
    if (same) {
      const next = withVersions(same, script.versions)
      if (next === same) continue
      scripts[index] = next
      changed.add(index)
    } else {
      const id = indexById.has(script.id) ? newId() : script.id
      const end = scripts.push({ ...script, id }) - 1
      indexById.set(id, end)
      indexesByTime.set(script.madeAt, [...(indexesByTime.get(script.madeAt) ?? []), end])
      changed.add(end)
      added += 1
    }
  }
  return { put: scripts.filter((_, index) => changed.has(index)), added }
}

/** Returns the first index whose script has this content, now or in a version; -1 for none. */
const findSame = (
  scripts: readonly LibraryFileScript[],
  indexes: readonly number[],
  { script }: LibraryFileScript
) =>
  indexes
    .toSorted((one, other) => one - other)
    .find(index => {
      const each = scripts[index]
      return each && [each, ...each.versions].some(version => isEqual(version.script, script))
    }) ?? -1

/** Adds the missing versions; returns the same object when none is missing. */
function withVersions(
  present: LibraryFileScript,
  versions: LibraryFileScript['versions']
): LibraryFileScript {
  const byTime = Map.groupBy(present.versions, ({ at }) => at)
  const missing = versions.filter(
    ({ at, script }) => !byTime.get(at)?.some(version => isEqual(version.script, script))
  )
  if (missing.length === 0) return present
  return { ...present, versions: [...present.versions, ...missing].sort((one, other) => one.at - other.at) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns a title for a duplicate of a script: the title with the next free number.
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
