import { randomBytes } from 'node:crypto'
import { catalogue } from '../../src/catalogue/catalogue.ts'
import { fileStem } from '../../src/core/file-name.ts'
import { almanacKey } from '../../src/core/script/almanac-keys.ts'
import type { Script } from '../../src/core/script/script.ts'
import { readScriptText } from '../../src/core/script/script-file.ts'
import { publicFilePath, workerPaths } from '../../src/routes/worker-paths.ts'
import { publicPath } from '../../src/routes.ts'
import { localSecret } from '../serve/local-secret.ts'
import { localSession } from '../serve/local-session.ts'
import { sampleScriptFile } from './sample-script.ts'

/** The URLs of a public script. */
export interface PublicScript {
  page: string
  file: string
}

/** Saves `count` scripts of 25 characters with almanac texts as a signed-in user and makes them public. */
export async function savePublicScripts(
  origin: string,
  state: string,
  count: number
): Promise<PublicScript[]> {
  const cookie = await localSession(localSecret(state), { sub: 'bench', name: 'Bench' })
  const saved: PublicScript[] = []
  for (let index = 0; index < count; index++)
    saved.push(await savePublicScript(origin, cookie, `Bench ${index}`))
  return saved
}

async function savePublicScript(origin: string, cookie: string, title: string): Promise<PublicScript> {
  const path = workerPaths.savedScript.replace(':id', newId())
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const send = async (method: string, body: object) => {
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} responds with ${response.status}`)
    const { publicId, name }: { publicId: string; name: string } = await response.json()
    return { publicId, slug: fileStem(name) }
  }
  await send('PUT', { content: scriptOf(title), version: 0, saveId: newId() })
  const { publicId, slug } = await send('PATCH', { visibility: 'public' })
  return {
    page: origin + publicPath('script', publicId, slug),
    file: origin + publicFilePath('script', publicId, slug)
  }
}

export const newId = () => randomBytes(12).toString('hex')

function scriptOf(title: string): Script {
  const read = readScriptText(JSON.stringify(sampleScriptFile(25, title)), catalogue)
  if (!read.ok) throw new Error(read.code)
  const { script } = read.value
  const texts = script.characters.map(({ id }) => [almanacKey(id), `What ${id} is about. `.repeat(20)])
  return { ...script, customData: Object.fromEntries(texts) }
}
