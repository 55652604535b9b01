import { catalogue } from '../../src/catalogue/catalogue.ts'
import { fileStem } from '../../src/core/file-name.ts'
import { almanacKey } from '../../src/core/script/almanac-keys.ts'
import type { Script } from '../../src/core/script/script.ts'
import { readScriptText } from '../../src/core/script/script-file.ts'
import { workerPaths } from '../../src/routes/worker-paths.ts'
import { type PublicKind, publicPath } from '../../src/routes.ts'
import { newId } from '../benches/public-scripts.ts'
import { sampleScriptFile } from '../benches/sample-script.ts'

/** Work of a user: what lists show, and public pages. */
export interface SampleWork {
  /** The script that is open in the builder. */
  script: Script
  /** Id of its own character. */
  characterId: string
  /** Id of the character that is saved to the account. */
  savedCharacterId: string
  /** Paths of the public pages, without the language. */
  publicScript: string
  publicCharacter: string
}

const lamplighter = {
  id: 'lamplighter',
  name: 'Lamplighter',
  team: 'townsfolk',
  ability: 'Each night*, choose a player: you learn how many of their living neighbours are evil.',
  firstNight: 0,
  otherNight: 33,
  otherNightReminder: 'The Lamplighter points to a player. Show the number of their evil living neighbours.',
  reminders: ['Lamp'],
  setup: false
} as const

/**
 * Saves a script and a character of it as a signed-in user, and makes both public: a script of 25 characters with texts unless
 * another one is given.
 */
export async function saveSampleWork(
  origin: string,
  cookie: string,
  { script, character }: { script: Script; character: { id: string } } = {
    script: sampleScript(),
    character: lamplighter
  }
): Promise<SampleWork> {
  // The public script has an earlier version.
  const former = { ...script, characters: script.characters.slice(1) }
  const savedScript = await save(origin, cookie, workerPaths.savedScript, [former, script])
  const savedCharacter = await save(origin, cookie, workerPaths.savedCharacter, [character])
  return {
    script,
    characterId: character.id,
    savedCharacterId: savedCharacter.id,
    publicScript: pageOf('script', savedScript),
    publicCharacter: pageOf('character', savedCharacter)
  }
}

/** A script with one character of its own, texts, advice and jinxes. */
export function sampleScript(): Script {
  const file = [...sampleScriptFile(24, 'The Drowned Bell'), 'spy', 'magician', lamplighter]
  const read = readScriptText(JSON.stringify(file), catalogue)
  if (!read.ok) throw new Error(read.code)
  const { script } = read.value
  const texts = script.characters.map(({ id }) => [almanacKey(id), `What ${id} is about. `.repeat(20)])
  return { ...script, customData: Object.fromEntries(texts) }
}

interface Saved {
  id: string
  publicId: string
  name: string
}

/** Saves a document, makes it public, and saves its later versions. */
async function save(
  origin: string,
  cookie: string,
  pattern: string,
  [content, ...later]: readonly object[]
): Promise<Saved> {
  const id = newId()
  const path = pattern.replace(':id', id)
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const send = async (method: string, body: object) => {
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path} responds with ${response.status}`)
    const saved: Omit<Saved, 'id'> = await response.json()
    return saved
  }
  await send('PUT', { content, version: 0, saveId: newId() })
  const saved = await send('PATCH', { visibility: 'public' })
  for (const [index, content] of later.entries())
    await send('PUT', { content, version: index + 1, saveId: newId() })
  return { id, ...saved }
}

const pageOf = (kind: PublicKind, { publicId, name }: Saved) => publicPath(kind, publicId, fileStem(name))
