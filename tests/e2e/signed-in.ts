import type { BrowserContext, BrowserContextOptions } from 'playwright-core'
import { inject } from 'vitest'
import type { SavedDocument } from '#core/saving/document.ts'
import type { Script } from '#core/script/script.ts'
import { sessionCookieOf, type User } from '../functions/helpers/as-user.ts'
import { listScripts, requestJson, type ScriptList } from '../functions/helpers/documents.ts'
import { withScript } from './stored-script.ts'

/** Has a browser hold the session of somebody. */
export async function signInAs(context: BrowserContext, user: User) {
  await context.addCookies(await cookiesOf(user))
}

/** A browser of somebody who is signed in, with this script open. */
export async function withUserAndScript(user: User, script: Script): Promise<BrowserContextOptions> {
  const { storageState } = withScript(script)
  if (typeof storageState !== 'object') throw new Error('A script is kept as an object')
  const cookies = (await cookiesOf(user)).map(({ name, value }) => ({
    name,
    value,
    domain: new URL(inject('origin')).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const
  }))
  return { storageState: { ...storageState, cookies } }
}

async function cookiesOf(user: User) {
  const url = inject('origin')
  const cookie = await sessionCookieOf(user)
  const at = cookie.indexOf('=')
  return [
    { name: cookie.slice(0, at), value: cookie.slice(at + 1), url, httpOnly: true },
    { name: 'belfry.signed-in', value: '1', url }
  ]
}

/** The scripts that somebody has saved, whole, in the order of their names and, among the same, of their versions. */
export async function savedScriptsOf(user: User): Promise<SavedDocument<Script>[]> {
  const { items }: ScriptList = await listScripts(user)
  const answers = await Promise.all(
    items.map(({ id }) => requestJson<SavedDocument<Script>>(user, 'GET', `/api/scripts/${id}`))
  )
  const byName = (a: SavedDocument<Script>, b: SavedDocument<Script>) =>
    a.name.localeCompare(b.name) || a.version - b.version
  return answers.map(({ body }) => body).sort(byName)
}
