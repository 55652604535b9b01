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
  const all = new Map(present.map(each => [each.id, each]))
  const changed = new Set<string>()
  let added = 0
  for (const script of incoming) {
    const same = findSame([...all.values()], script)
    if (same && same.versions.length === withVersions(same, script.versions).versions.length) continue
    const next = same
      ? withVersions(same, script.versions)
      : { ...script, id: all.has(script.id) ? newId() : script.id }
    if (!same) added += 1
    all.set(next.id, next)
    changed.add(next.id)
  }
  return { put: [...all.values()].filter(({ id }) => changed.has(id)), added }
}

/** Finds the present script with the same id or creation time whose content, now or in a version, is the same. */
const findSame = (present: readonly LibraryFileScript[], { id, madeAt, script }: LibraryFileScript) =>
  present.find(
    each =>
      (each.id === id || each.madeAt === madeAt) &&
      [each, ...each.versions].some(version => isEqual(version.script, script))
  )

function withVersions(
  present: LibraryFileScript,
  versions: LibraryFileScript['versions']
): LibraryFileScript {
  const missing = versions.filter(
    version =>
      !present.versions.some(({ at, script }) => at === version.at && isEqual(script, version.script))
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
