import { ok, type Result, refuse } from '#core/result.ts'
import type { Saved, SavedMark, SavedPage, SavedVersion, savedSorts, Visibility } from '#core/saved.ts'
import { type Answer, askSignedIn, type SignedInRefusal } from './signed-in.ts'

/** Why something saved could not be read or changed. `missing` is also what belongs to somebody else. */
export type SavedRefusal = SignedInRefusal | 'missing' | 'full' | 'too_large' | 'invalid'

/** A save that would have hidden what somebody saved since: nothing was written. */
export interface SaveConflict<Content> {
  ok: false
  code: 'version_conflict'
  theirs: Saved<Content>
}

/** Which page of a list; what is left out is the first page, everything, last changed first, out of the bin. */
export interface ListQuery {
  page?: number
  search?: string
  sort?: (typeof savedSorts)[number]
  bin?: boolean
}

/** One save; sent again with the same `saveId` it is done once. `version` is the last one seen, 0 for a new document. */
export interface SaveRequest<Content> {
  content: Content
  version: number
  saveId: string
}

type Params<Names extends string> = { param: Record<Names, string> }

/** What the typed client knows of one kind of documents. */
interface Routes<Content, Summary> {
  $get(asked: {
    query: { page?: string; search?: string; sort?: ListQuery['sort']; bin?: 'true' | 'false' }
  }): Promise<Answer<SavedPage<Summary>>>
  ':id': {
    $get(asked: Params<'id'>): Promise<Answer<Saved<Content>>>
    $put(
      asked: Params<'id'> & { json: SaveRequest<Content> }
    ): Promise<Answer<SavedMark | { code: 'version_conflict'; theirs: Saved<Content> }>>
    $patch(
      asked: Params<'id'> & { json: { name: string } | { visibility: Visibility } }
    ): Promise<Answer<SavedMark>>
    $delete(
      asked: Params<'id'> & { query: { forever?: 'true' | 'false' } }
    ): Promise<Answer<SavedMark | { ok: true }>>
    duplicate: {
      $post(asked: Params<'id'> & { json: { id: string; name: string } }): Promise<Answer<SavedMark>>
    }
    return: { $post(asked: Params<'id'>): Promise<Answer<SavedMark>> }
    versions: {
      $get(asked: Params<'id'>): Promise<Answer<{ versions: SavedVersion[] }>>
      ':version': {
        $get(asked: Params<'id' | 'version'>): Promise<Answer<SavedVersion & { content: Content }>>
      }
    }
  }
}

/** The acts on what somebody saved of one kind: response in, `Result` out. */
export function savedWork<Content, Summary>(routes: Routes<Content, Summary>) {
  const one = routes[':id']
  return {
    list: ({ page, search, sort, bin }: ListQuery = {}) =>
      read(() =>
        routes.$get({
          query: {
            ...(page && { page: `${page}` }),
            ...(search && { search }),
            ...(sort && { sort }),
            ...(bin && { bin: 'true' as const })
          }
        })
      ),
    read: (id: string) => read(() => one.$get({ param: { id } })),
    save: async (
      id: string,
      json: SaveRequest<Content>
    ): Promise<Result<SavedMark, SavedRefusal> | SaveConflict<Content>> => {
      const asked = await askSignedIn(() => one.$put({ param: { id }, json }))
      if (!asked.ok) return asked
      if (!('code' in asked.value)) return ok(asked.value)
      if ('theirs' in asked.value) return { ok: false, code: 'version_conflict', theirs: asked.value.theirs }
      return refuse(codeOf(asked.value.code))
    },
    rename: (id: string, name: string) => read(() => one.$patch({ param: { id }, json: { name } })),
    setVisibility: (id: string, visibility: Visibility) =>
      read(() => one.$patch({ param: { id }, json: { visibility } })),
    /** Saves a copy under an id that the browser made. */
    duplicate: (id: string, copy: { id: string; name: string }) =>
      read(() => one.duplicate.$post({ param: { id }, json: copy })),
    /** Into the bin, for `limits.binDays`. */
    remove: (id: string) => read(() => one.$delete({ param: { id }, query: {} })),
    removeForever: (id: string) => read(() => one.$delete({ param: { id }, query: { forever: 'true' } })),
    bringBack: (id: string) => read(() => one.return.$post({ param: { id } })),
    listVersions: async (id: string) => {
      const asked = await read(() => one.versions.$get({ param: { id } }))
      return asked.ok ? ok(asked.value.versions) : asked
    },
    readVersion: (id: string, version: number) =>
      read(() => one.versions[':version'].$get({ param: { id, version: `${version}` } }))
  }
}

async function read<Body extends object>(
  ask: () => Promise<Answer<Body>>
): Promise<Result<Body, SavedRefusal>> {
  const asked = await askSignedIn(ask)
  if (!asked.ok) return asked
  return 'code' in asked.value ? refuse(codeOf(asked.value.code)) : ok(asked.value)
}

const codes: Record<string, SavedRefusal> = {
  script_missing: 'missing',
  character_missing: 'missing',
  version_missing: 'missing',
  scripts_full: 'full',
  characters_full: 'full',
  saved_too_large: 'too_large',
  file_too_deep: 'invalid',
  save_id_reused: 'invalid',
  invalid: 'invalid'
}

const codeOf = (code: string): SavedRefusal => codes[code] ?? 'server_failed'
