import { z } from 'zod'
import { limits } from '#core/limits.ts'
import {
  changeRequest,
  deletionQuery,
  documentsQuery,
  duplicateRequest,
  idParams,
  saveRequest,
  versionParams
} from '#functions/documents/document-schemas.ts'
import type { ApiRefusal } from '#functions/http/refusals.ts'
import { workerPaths } from '#routes/worker-paths.ts'
import type { RouteDocs } from '../describe-route.ts'
import { describeParams } from '../params.ts'
import { refusalResponse } from '../refusal-responses.ts'
import { jsonResponse, okSchema } from '../responses.ts'
import { documentInfoSchema, documentSchemas, savedInfoSchema, versionListSchema } from '../schemas.ts'

/** The documentation of a document kind. */
interface Kind {
  tag: 'Saved scripts' | 'Saved characters'
  /** Part of the operation ids; `one` is the noun within a sentence. */
  noun: 'Script' | 'Character'
  one: string
  shapes: (typeof documentSchemas)['script']
  example: unknown
  missing: ApiRefusal
  full: ApiRefusal
  /** Refusals of kinds whose contents have an id of their own. */
  idRefusals: readonly ApiRefusal[]
}

const scripts: Kind = {
  tag: 'Saved scripts',
  noun: 'Script',
  one: 'script',
  shapes: documentSchemas.script,
  example: { title: 'Bells at Dusk', author: 'Mara Oakes', characters: [{ kind: 'official', id: 'imp' }] },
  missing: 'script_missing',
  full: 'scripts_full',
  idRefusals: []
}

const characters: Kind = {
  tag: 'Saved characters',
  noun: 'Character',
  one: 'character',
  shapes: documentSchemas.character,
  example: {
    id: 'warden',
    name: 'Warden',
    team: 'townsfolk',
    ability: 'Each night*, learn if a player is alive.'
  },
  missing: 'character_missing',
  full: 'characters_full',
  idRefusals: ['character_id_taken']
}

const otherId = '0b7e5d1c-2a94-4c3f-8d16-7f9a3e5b2c48'
const exampleId = '3f6c1b9a-7d20-4a51-9f34-5e1d2c8b7a60'
const idDoc = { description: 'Its ID. The client generates it for the first save.', example: exampleId }
const one = { path: describeParams(idParams, { id: idDoc }) }
const bodyRefusals: readonly ApiRefusal[] = ['saved_too_large', 'file_not_json', 'file_too_deep', 'invalid']
const accountRefusals = ['account_full', 'saved_too_many_images'] as const
const infoResponse = { 200: jsonResponse('The document without its content.', documentInfoSchema) }
const takenShape = { taken: documentInfoSchema.optional(), freeId: z.string().optional() }

const saveResponses = (whole: z.ZodType, idRefusals: readonly ApiRefusal[]) => ({
  200: jsonResponse('The document without its content.', savedInfoSchema),
  409: refusalResponse(['version_conflict', ...idRefusals], {
    theirs: whole.optional(),
    ...(idRefusals.length > 0 && takenShape)
  })
})
const deletionResponse = {
  200: jsonResponse(
    'The document in the bin without its content, or a confirmation of the permanent deletion.',
    z.union([documentInfoSchema, okSchema])
  )
}

const jsonBody = (schema: z.core.$ZodType, example: unknown) => ({
  required: true,
  content: { 'application/json': { schema, example } }
})

/** Routes that list, read and change documents. */
const main = ({ tag, noun, one: word, shapes: schemas, example, missing, full, idRefusals }: Kind) =>
  ({
    list: {
      get: {
        id: `list${noun}s`,
        tag,
        summary: `Your saved ${word}s, page by page`,
        description: `${limits.documents.page} per page.`,
        signedIn: 'to read',
        params: {
          query: describeParams(documentsQuery, {
            page: 'The page number, from 1.',
            search: 'Text that the name or author contains.',
            sort: 'Last changed first, by name, or newest first.',
            bin: 'Lists the bin instead.'
          })
        },
        responses: { 200: jsonResponse('The page.', schemas.list) },
        refusals: ['invalid']
      }
    },
    one: {
      get: {
        id: `read${noun}`,
        tag,
        summary: `One ${word} with its content`,
        signedIn: 'to read',
        params: one,
        responses: { 200: jsonResponse(`The ${word}.`, schemas.whole) },
        refusals: ['invalid', missing]
      },
      put: {
        id: `save${noun}`,
        tag,
        summary: `Saves a new ${word} or replaces a saved one`,
        description:
          '`version` is the version that the save is based on, 0 for a new document. When another save came first, nothing is written and the response contains the current document. A repeated request with the same `saveId` counts as the same save; with other content it is refused.',
        signedIn: 'to change',
        params: one,
        body: jsonBody(saveRequest(z.lazy(() => schemas.content)), {
          content: example,
          version: 0,
          saveId: otherId
        }),
        responses: saveResponses(schemas.whole, idRefusals),
        refusals: [...bodyRefusals, 'save_id_reused', missing, full, ...accountRefusals]
      },
      patch: {
        id: `change${noun}`,
        tag,
        summary: `Renames a ${word}, or sets its visibility`,
        signedIn: 'to change',
        params: one,
        body: jsonBody(changeRequest, { visibility: 'unlisted' }),
        responses: infoResponse,
        refusals: [...bodyRefusals, missing, ...accountRefusals, 'changed_meanwhile']
      },
      delete: {
        id: `remove${noun}`,
        tag,
        summary: `Moves a ${word} to the bin, or deletes it permanently`,
        description: `Items stay in the bin for ${limits.binDays} days.`,
        signedIn: 'to change',
        params: {
          ...one,
          query: describeParams(deletionQuery, {
            forever: 'Deletes it permanently, even if it isn’t in the bin.'
          })
        },
        responses: deletionResponse,
        refusals: ['invalid', missing]
      }
    }
  }) satisfies Record<string, RouteDocs[string]>

/** Routes for copies, the bin and earlier versions. */
const actions = ({ tag, noun, one: word, shapes: schemas, missing, full, idRefusals }: Kind) =>
  ({
    info: {
      get: {
        id: `read${noun}Info`,
        tag,
        summary: `One ${word} without its content`,
        description: `A cheap check for changes. A ${word} in the bin has \`deletedAt\`.`,
        signedIn: 'to read',
        params: one,
        responses: infoResponse,
        refusals: ['invalid', missing]
      }
    },
    duplicate: {
      post: {
        id: `duplicate${noun}`,
        tag,
        summary: `Saves a copy of a ${word}`,
        description: 'The copy’s ID identifies the request, so the request can be repeated safely.',
        signedIn: 'to change',
        params: one,
        body: jsonBody(duplicateRequest, { id: otherId, name: 'Bells at Dawn' }),
        responses: { 200: jsonResponse('The copy without its content.', documentInfoSchema) },
        refusals: [...bodyRefusals, 'save_id_reused', missing, full, ...accountRefusals, 'changed_meanwhile']
      }
    },
    bringBack: {
      post: {
        id: `bringBack${noun}`,
        tag,
        summary: `Restores a ${word} from the bin`,
        signedIn: 'to change',
        params: one,
        responses: infoResponse,
        refusals: ['invalid', missing, full, ...idRefusals]
      }
    },
    versions: {
      get: {
        id: `list${noun}Versions`,
        tag,
        summary: `The earlier versions of a ${word}`,
        description: `The last ${limits.documents.versions}, newest first.`,
        signedIn: 'to read',
        params: one,
        responses: { 200: jsonResponse('The versions.', versionListSchema) },
        refusals: ['invalid', missing]
      }
    },
    version: {
      get: {
        id: `read${noun}Version`,
        tag,
        summary: `An earlier version of a ${word} with its content`,
        signedIn: 'to read',
        params: {
          path: describeParams(versionParams, {
            id: idDoc,
            version: { description: 'The version’s number.', example: 1 }
          })
        },
        responses: { 200: jsonResponse('The version.', schemas.version) },
        refusals: ['invalid', 'version_missing']
      }
    }
  }) satisfies Record<string, RouteDocs[string]>

/** Routes for saved scripts and saved characters, which are the same. */
export const documentRouteDocs: RouteDocs = {
  [workerPaths.scripts]: main(scripts).list,
  [workerPaths.savedScript]: main(scripts).one,
  [workerPaths.savedScriptInfo]: actions(scripts).info,
  [workerPaths.savedScriptDuplicate]: actions(scripts).duplicate,
  [workerPaths.savedScriptRestore]: actions(scripts).bringBack,
  [workerPaths.savedScriptVersions]: actions(scripts).versions,
  [workerPaths.savedScriptVersion]: actions(scripts).version,
  [workerPaths.characters]: main(characters).list,
  [workerPaths.savedCharacter]: main(characters).one,
  [workerPaths.savedCharacterInfo]: actions(characters).info,
  [workerPaths.savedCharacterDuplicate]: actions(characters).duplicate,
  [workerPaths.savedCharacterRestore]: actions(characters).bringBack,
  [workerPaths.savedCharacterVersions]: actions(characters).versions,
  [workerPaths.savedCharacterVersion]: actions(characters).version
}
