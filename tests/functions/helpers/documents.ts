import { randomBytes } from 'node:crypto'
import type { DocumentInfo, SavedDocument } from '#core/saving/document.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { fetchAs, type User } from './as-user.ts'

export const newId = () => randomBytes(12).toString('hex')

/** A new user that no other test uses. */
export const newUser = (name = 'Mara'): User => ({ sub: `user-${newId()}`, name })

export const scriptTitled = (title: string, rest: Partial<Script> = {}): Script => ({
  ...emptyScript,
  title,
  ...rest
})

/** Sends a JSON request; returns the response's status and JSON body. */
export async function requestJson<Body = Record<string, unknown>>(
  user: User | undefined,
  method: string,
  path: string,
  body?: unknown
): Promise<{ status: number; body: Body }> {
  const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const headers = { 'content-type': 'application/json' }
  const response = await fetchAs(user, path, { method, headers, ...init })
  return { status: response.status, body: await response.json() }
}

interface SaveOptions {
  id?: string
  version?: number
  saveId?: string
}

/** Saves a script; returns its id with the response. */
export async function saveScript(
  user: User | undefined,
  content: Script,
  { id = newId(), version = 0, saveId = newId() }: SaveOptions = {}
) {
  const response = await requestJson<DocumentInfo>(user, 'PUT', `/api/scripts/${id}`, {
    content,
    version,
    saveId
  })
  return { id, ...response }
}

export const readScript = (user: User | undefined, id: string) =>
  requestJson<SavedDocument<Script> & { code?: string }>(user, 'GET', `/api/scripts/${id}`)

export interface ScriptList {
  items: (DocumentInfo & { author: string; tally: { team: string; count: number }[] })[]
  total: number
  pages: number
}

export async function listScripts(user: User, query: Record<string, string> = {}) {
  const { body } = await requestJson<ScriptList>(user, 'GET', `/api/scripts?${new URLSearchParams(query)}`)
  return body
}

/** A script with `count` characters and every kind of field. */
export const largeScript = (count: number): Script =>
  scriptSchema.parse({
    title: 'Ğece Çanları — Đêm chuông “😀”',
    author: 'Zoë',
    bootlegger: ['A rule', ''],
    firstNight: ['dusk', 'custom1', 'dawn'],
    customData: {
      almanacIntroduction: 'x\u0000y',
      'custom1-almanacDetails': '<b>no markup</b>',
      deep: { list: [1, null, 0.1] }
    },
    extra: { theirs: { kept: [true, ' '] } },
    characters: [
      { kind: 'official', id: 'imp', changes: { ability: 'Other words', team: 'minion' } },
      { kind: 'unknown', id: 'from_tomorrow', extra: { a: 1 } },
      ...Array.from({ length: count - 2 }, (_, index) => ({
        kind: 'custom',
        id: `custom${index}`,
        name: `Đặng ${index}`,
        team: 'townsfolk',
        ability: `Each night*, '; DROP TABLE documents; -- %_ ${index}`,
        image: ['https://example.com/a.png'],
        firstNight: index / 2,
        jinxes: [{ id: 'imp', reason: 'ı', more: 1 }],
        special: [{ type: 'selection', name: 'grimoire', value: 3 }],
        extra: { note: null }
      }))
    ]
  })
