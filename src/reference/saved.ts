import { z } from 'zod'
import { limits } from '#core/limits.ts'
import type { ApiRefusal } from '#functions/refusals.ts'
import {
  changeRequest,
  copyRequest,
  removalQuery,
  savedOne,
  savedOneVersion,
  savedQuery,
  saveRequest
} from '#functions/saved-requests.ts'
import { workerPaths } from '#routes/worker.ts'
import { paramsOf } from './params.ts'
import { refusedAnswer } from './refused.ts'
import type { ResourceNotes } from './route.ts'
import { mark, shapes, versionList } from './saved-shapes.ts'
import { done, jsonAnswer } from './shapes.ts'

/** How a kind of what is saved is told of. */
interface Kind {
  tag: 'Saved scripts' | 'Saved characters'
  /** Names its routes. */
  noun: 'Script' | 'Character'
  /** In a sentence. */
  one: string
  shapes: (typeof shapes)['script']
  example: unknown
  missing: ApiRefusal
  full: ApiRefusal
}

const scripts: Kind = {
  tag: 'Saved scripts',
  noun: 'Script',
  one: 'script',
  shapes: shapes.script,
  example: { title: 'Bells at Dusk', author: 'Mara Oakes', characters: [{ kind: 'official', id: 'imp' }] },
  missing: 'script_missing',
  full: 'scripts_full'
}

const characters: Kind = {
  tag: 'Saved characters',
  noun: 'Character',
  one: 'character',
  shapes: shapes.character,
  example: {
    id: 'warden',
    name: 'Warden',
    team: 'townsfolk',
    ability: 'Each night*, learn if a player is alive.'
  },
  missing: 'character_missing',
  full: 'characters_full'
}

const exampleId = '3f6c1b9a-7d20-4a51-9f34-5e1d2c8b7a60'
const otherId = '0b7e5d1c-2a94-4c3f-8d16-7f9a3e5b2c48'
const idNote = { description: 'Its id; whoever saves it first makes it up.', example: exampleId }
const one = { path: paramsOf(savedOne, { id: idNote }) }
const unreadable: readonly ApiRefusal[] = ['saved_too_large', 'file_not_json', 'file_too_deep', 'invalid']
const marked = { 200: jsonAnswer('As it is now.', mark) }

const jsonBody = (schema: z.core.$ZodType, example: unknown) => ({
  required: true,
  content: { 'application/json': { schema, example } }
})

/** What somebody saved: to list, read and change. */
const main = ({ tag, noun, one: word, shapes: shown, example, missing, full }: Kind) =>
  ({
    list: {
      get: {
        id: `list${noun}s`,
        tag,
        summary: `Your saved ${word}s, a page at a time`,
        description: `${limits.saved.page} on a page.`,
        signedIn: 'to read',
        params: {
          query: paramsOf(savedQuery, {
            page: 'The page, counted from 1.',
            search: 'What names and authors contain.',
            sort: 'Last changed first, by name, or last made first.',
            bin: 'What lies in the bin in place of the others.'
          })
        },
        answers: { 200: jsonAnswer('The page.', shown.list) },
        refusals: ['invalid']
      }
    },
    one: {
      get: {
        id: `read${noun}`,
        tag,
        summary: `One ${word}, whole`,
        signedIn: 'to read',
        params: one,
        answers: { 200: jsonAnswer(`The ${word}.`, shown.whole) },
        refusals: ['invalid', missing]
      },
      put: {
        id: `save${noun}`,
        tag,
        summary: `Saves a ${word}, new or over what is there`,
        description:
          '`version` is the one that this was made from, 0 for something new. When somebody has saved since, nothing is written and the answer brings theirs. The same `saveId` again is the same save again, and refused with another content.',
        signedIn: 'to change',
        params: one,
        body: jsonBody(saveRequest(z.lazy(() => shown.content)), {
          content: example,
          version: 0,
          saveId: otherId
        }),
        answers: { ...marked, 409: refusedAnswer(['version_conflict'], { theirs: shown.whole }) },
        refusals: [...unreadable, 'save_id_reused', missing, full]
      },
      patch: {
        id: `change${noun}`,
        tag,
        summary: `Renames a ${word}, or sets who may see it`,
        signedIn: 'to change',
        params: one,
        body: jsonBody(changeRequest, { visibility: 'unlisted' }),
        answers: marked,
        refusals: [...unreadable, missing]
      },
      delete: {
        id: `remove${noun}`,
        tag,
        summary: `Puts a ${word} into the bin, or deletes it for ever`,
        description: `The bin keeps it for ${limits.binDays} days.`,
        signedIn: 'to change',
        params: {
          ...one,
          query: paramsOf(removalQuery, { forever: 'Deletes it at once, from the bin too.' })
        },
        answers: {
          200: jsonAnswer('As it is in the bin; of what is gone for ever, that it is.', z.union([mark, done]))
        },
        refusals: ['invalid', missing]
      }
    }
  }) satisfies Record<string, ResourceNotes[string]>

/** The rest: copies, the bin, earlier versions. */
const acts = ({ tag, noun, one: word, shapes: shown, missing, full }: Kind) =>
  ({
    duplicate: {
      post: {
        id: `duplicate${noun}`,
        tag,
        summary: `Saves a copy of a ${word}`,
        description: 'The copy’s id names this request, so that it may be sent twice.',
        signedIn: 'to change',
        params: one,
        body: jsonBody(copyRequest, { id: otherId, name: 'Bells at Dawn' }),
        answers: { 200: jsonAnswer('The copy.', mark) },
        refusals: [...unreadable, missing, full]
      }
    },
    bringBack: {
      post: {
        id: `bringBack${noun}`,
        tag,
        summary: `Takes a ${word} out of the bin`,
        signedIn: 'to change',
        params: one,
        answers: marked,
        refusals: ['invalid', missing, full]
      }
    },
    versions: {
      get: {
        id: `list${noun}Versions`,
        tag,
        summary: `The earlier versions of a ${word}`,
        description: `The last ${limits.saved.versions}, newest first.`,
        signedIn: 'to read',
        params: one,
        answers: { 200: jsonAnswer('The versions.', versionList) },
        refusals: ['invalid', missing]
      }
    },
    version: {
      get: {
        id: `read${noun}Version`,
        tag,
        summary: `An earlier version of a ${word}, whole`,
        signedIn: 'to read',
        params: {
          path: paramsOf(savedOneVersion, { id: idNote, version: { description: 'Its number.', example: 1 } })
        },
        answers: { 200: jsonAnswer('The version.', shown.version) },
        refusals: ['invalid', 'version_missing']
      }
    }
  }) satisfies Record<string, ResourceNotes[string]>

/** Saved scripts and saved characters, whose routes are the same. */
export const savedNotes: ResourceNotes = {
  [workerPaths.scripts]: main(scripts).list,
  [workerPaths.savedScript]: main(scripts).one,
  [workerPaths.savedScriptDuplicate]: acts(scripts).duplicate,
  [workerPaths.savedScriptReturn]: acts(scripts).bringBack,
  [workerPaths.savedScriptVersions]: acts(scripts).versions,
  [workerPaths.savedScriptVersion]: acts(scripts).version,
  [workerPaths.characters]: main(characters).list,
  [workerPaths.savedCharacter]: main(characters).one,
  [workerPaths.savedCharacterDuplicate]: acts(characters).duplicate,
  [workerPaths.savedCharacterReturn]: acts(characters).bringBack,
  [workerPaths.savedCharacterVersions]: acts(characters).versions,
  [workerPaths.savedCharacterVersion]: acts(characters).version
}
