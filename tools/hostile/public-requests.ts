import { randomBytes } from 'node:crypto'
import { catalogue } from '../../src/catalogue/catalogue.ts'
import { fileStem } from '../../src/core/file-name.ts'
import { readScriptText } from '../../src/core/script/script-file.ts'
import {
  embedPath,
  oembedPath,
  publicCardPath,
  publicFilePath,
  publicSheetPath,
  workerPaths
} from '../../src/routes/worker-paths.ts'
import { changesParameter, localizePath, publicPath, versionParameter } from '../../src/routes.ts'
import { hostileFiles } from '../../tests/fixtures/hostile-files.ts'
import { localSecret } from '../serve/local-secret.ts'
import { localSession } from '../serve/local-session.ts'
import type { HostileRequest } from './hostile-requests.ts'

/** Bytes of a hostile file that becomes a public document. */
const bytes = 400_000
/** Versions of each document. The last one differs in everything from the one before, which is empty. */
const versions = 5

/** Publishes hostile files as far as an account may save them, and returns the requests of their readers. */
export async function publicRequests(origin: string, state: string): Promise<HostileRequest[]> {
  const cookie = await localSession(localSecret(state), { sub: 'hostile', name: 'Hostile' })
  const requests: HostileRequest[] = []
  for (const [name, make] of Object.entries(hostileFiles)) {
    const read = readScriptText(make(bytes), catalogue)
    const saved = read.ok && (await publish(origin, cookie, read.value.script))
    if (saved) requests.push(...readersOf(`public: ${name}`, saved, origin))
  }
  return requests
}

interface Saved {
  publicId: string
  slug: string
}

/** Undefined when the account refuses the document. */
async function publish(origin: string, cookie: string, content: object): Promise<Saved | undefined> {
  const path = workerPaths.savedScript.replace(':id', newId())
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const send = (method: string, body: object) =>
    fetch(origin + path, { method, headers, body: JSON.stringify(body) })
  for (let version = 0; version < versions; version++) {
    const isEmpty = version === versions - 2
    const changed = isEmpty ? { title: 'Hostile' } : { ...content, author: `Author ${version}` }
    const { ok } = await send('PUT', { content: changed, version, saveId: newId() })
    if (!ok) return undefined
  }
  const response = await send('PATCH', { visibility: 'public' })
  if (!response.ok) return undefined
  const { publicId, name }: { publicId: string; name: string } = await response.json()
  return { publicId, slug: fileStem(name) }
}

const newId = () => randomBytes(12).toString('hex')

const readersOf = (name: string, { publicId, slug }: Saved, origin: string): HostileRequest[] =>
  [
    publicPath('script', publicId, slug),
    localizePath('vi', publicPath('script', publicId, slug)),
    `${publicPath('script', publicId, slug)}?${versionParameter}=${versions}&${changesParameter}=1`,
    publicFilePath('script', publicId, slug),
    `${publicFilePath('script', publicId, slug)}?${versionParameter}=2`,
    `${publicSheetPath(publicId, slug)}?parts=sheet,back,night,almanac,tokens`,
    publicCardPath('script', publicId, slug),
    embedPath(publicId, 'vi', true),
    oembedPath(origin + publicPath('script', publicId, slug))
  ].map(path => ({ name, path }))
