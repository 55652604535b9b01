import { ok, type Result, refuse } from '#core/result.ts'
import type {
  CharacterSummary,
  DocumentInfo,
  DocumentPage,
  DocumentVersion,
  documentSorts,
  SavedCharacter,
  SavedDocument,
  SavedInfo,
  ScriptSummary,
  Visibility
} from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { api } from './client.ts'
import { type ApiResponse, requestSignedIn, type SignedInRefusal } from './signed-in-request.ts'

/**
 * Why a document could not be read or changed. `missing` also means that it belongs to another account;
 * `changed_meanwhile`, that other saves changed it during the request.
 */
export type DocumentRefusal =
  | SignedInRefusal
  | 'missing'
  | 'full'
  | 'no_space'
  | 'too_large'
  | 'too_many_images'
  | 'id_taken'
  | 'changed_meanwhile'
  | 'invalid'

/** A newer version was saved meanwhile: nothing was written. `theirs` is that version. */
export interface SaveConflict<Content> {
  ok: false
  code: 'version_conflict'
  theirs: SavedDocument<Content>
}

/** Another saved character has the id of this one: nothing was written. `freeId` is an id that none has. */
export interface IdTaken {
  ok: false
  code: 'id_taken'
  taken: DocumentInfo
  freeId: string
}

/** Query of a list. Defaults: first page, no search, last changed first, without the bin. */
export interface ListQuery {
  page?: number
  search?: string
  sort?: (typeof documentSorts)[number]
  bin?: boolean
}

/** One save, idempotent by `saveId`. `version` is the last one seen, 0 for a new document. */
export interface SaveRequest<Content> {
  content: Content
  version: number
  saveId: string
}

type TakenBody = { code: 'character_id_taken'; taken: DocumentInfo; freeId: string }

type Params<Names extends string> = { param: Record<Names, string> }

/** The routes of one kind of document, as the typed client has them. */
interface Routes<Content, Summary> {
  $get(request: {
    query: { page?: string; search?: string; sort?: ListQuery['sort']; bin?: 'true' | 'false' }
  }): Promise<ApiResponse<DocumentPage<Summary>>>
  ':id': {
    $get(request: Params<'id'>): Promise<ApiResponse<SavedDocument<Content>>>
    $put(
      request: Params<'id'> & { json: SaveRequest<Content> }
    ): Promise<
      ApiResponse<SavedInfo | { code: 'version_conflict'; theirs: SavedDocument<Content> } | TakenBody>
    >
    $patch(
      request: Params<'id'> & { json: { name: string } | { visibility: Visibility } }
    ): Promise<ApiResponse<DocumentInfo>>
    $delete(
      request: Params<'id'> & { query: { forever?: 'true' | 'false' } }
    ): Promise<ApiResponse<DocumentInfo | { ok: true }>>
    info: { $get(request: Params<'id'>): Promise<ApiResponse<DocumentInfo>> }
    duplicate: {
      $post(
        request: Params<'id'> & { json: { id: string; name: string } }
      ): Promise<ApiResponse<DocumentInfo>>
    }
    return: { $post(request: Params<'id'>): Promise<ApiResponse<DocumentInfo>> }
    versions: {
      $get(request: Params<'id'>): Promise<ApiResponse<{ versions: DocumentVersion[] }>>
      ':version': {
        $get(request: Params<'id' | 'version'>): Promise<ApiResponse<DocumentVersion & { content: Content }>>
      }
    }
  }
}

/** Requests about one kind of document, scripts or characters. Each resolves to a `Result`. */
export function createDocumentApi<Content, Summary>(routes: Routes<Content, Summary>) {
  const one = routes[':id']
  return {
    list: ({ page, search, sort, bin }: ListQuery = {}) =>
      send(() =>
        routes.$get({
          query: {
            ...(page && { page: `${page}` }),
            ...(search && { search }),
            ...(sort && { sort }),
            ...(bin && { bin: 'true' as const })
          }
        })
      ),
    /** Reads a document without its content, in the bin or outside it. */
    readInfo: (id: string) => send(() => one.info.$get({ param: { id } })),
    read: (id: string) => send(() => one.$get({ param: { id } })),
    save: async (
      id: string,
      json: SaveRequest<Content>
    ): Promise<Result<SavedInfo, Exclude<DocumentRefusal, 'id_taken'>> | SaveConflict<Content> | IdTaken> => {
      const response = await requestSignedIn(() => one.$put({ param: { id }, json }))
      if (!response.ok) return response
      const body = response.value
      if (!('code' in body)) return ok(body)
      if ('theirs' in body) return { ok: false, code: 'version_conflict', theirs: body.theirs }
      if ('taken' in body) return { ok: false, code: 'id_taken', taken: body.taken, freeId: body.freeId }
      const code = refusalOf(body.code)
      return refuse(code === 'id_taken' ? 'server_failed' : code)
    },
    rename: (id: string, name: string) => send(() => one.$patch({ param: { id }, json: { name } })),
    setVisibility: (id: string, visibility: Visibility) =>
      send(() => one.$patch({ param: { id }, json: { visibility } })),
    /** Duplicates a document. The browser chooses the id of the duplicate. */
    duplicate: (id: string, copy: { id: string; name: string }) =>
      send(() => one.duplicate.$post({ param: { id }, json: copy })),
    /** Moves a document to the bin for `limits.binDays`. */
    remove: async (id: string): Promise<Result<DocumentInfo, DocumentRefusal>> => {
      const response = await send(() => one.$delete({ param: { id }, query: {} }))
      if (!response.ok) return response
      return 'id' in response.value ? ok(response.value) : refuse('server_failed')
    },
    removeForever: (id: string) => send(() => one.$delete({ param: { id }, query: { forever: 'true' } })),
    bringBack: (id: string) => send(() => one.return.$post({ param: { id } })),
    listVersions: async (id: string) => {
      const response = await send(() => one.versions.$get({ param: { id } }))
      return response.ok ? ok(response.value.versions) : response
    },
    readVersion: (id: string, version: number) =>
      send(() => one.versions[':version'].$get({ param: { id, version: `${version}` } }))
  }
}

async function send<Body extends object>(
  request: () => Promise<ApiResponse<Body>>
): Promise<Result<Body, DocumentRefusal>> {
  const response = await requestSignedIn(request)
  if (!response.ok) return response
  return 'code' in response.value ? refuse(refusalOf(response.value.code)) : ok(response.value)
}

const refusalCodes: Record<string, DocumentRefusal> = {
  character_id_taken: 'id_taken',
  script_missing: 'missing',
  character_missing: 'missing',
  version_missing: 'missing',
  scripts_full: 'full',
  characters_full: 'full',
  account_full: 'no_space',
  saved_too_large: 'too_large',
  saved_too_many_images: 'too_many_images',
  changed_meanwhile: 'changed_meanwhile',
  file_too_deep: 'invalid',
  save_id_reused: 'invalid',
  invalid: 'invalid'
}

const refusalOf = (code: string): DocumentRefusal => refusalCodes[code] ?? 'server_failed'

/** Requests about the signed-in user's saved characters. */
export const savedCharacters = createDocumentApi<SavedCharacter, CharacterSummary>(api.characters)

/** Requests about the signed-in user's saved scripts. */
export const savedScripts = createDocumentApi<Script, ScriptSummary>(api.scripts)
