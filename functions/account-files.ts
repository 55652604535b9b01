import type { ReadableStream } from '@cloudflare/workers-types'
import { catalogue } from '#catalogue/catalogue.ts'
import { fileStem } from '#core/file-name.ts'
import { savedCharacterSchema } from '#core/saved.ts'
import { scriptOfCharacter } from '#core/saved-character.ts'
import { scriptSchema } from '#core/script.ts'
import { writeScriptFile } from '#core/script-file.ts'
import { type AccountVersion, everyVersion, someImages } from './db/account.ts'
import type { Env } from './env.ts'

/** One file of the export. */
export interface AccountFile {
  name: string
  lastModified: Date
  input: string | AsyncIterable<Uint8Array>
}

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/** All that is kept for somebody, as files, a few of them in memory at a time. */
export async function* accountFiles(env: Bindings, ownerId: string, now: Date): AsyncGenerator<AccountFile> {
  yield { name: 'README.txt', lastModified: now, input: readme }
  for await (const version of everyVersion(env.DB, ownerId)) yield* versionFiles(version)
  yield* imageFiles(env, ownerId, now)
}

/** The newest version of a document for the game's tools and as it is kept; an earlier one as it was kept. */
function* versionFiles({ data, ...mark }: AccountVersion): Generator<AccountFile> {
  const { id, kind, name, deletedAt, version, newest, savedAt } = mark
  const lastModified = new Date(savedAt)
  // Names may be the same twice; ids are not.
  const place = `${deletedAt === null ? '' : 'bin/'}${kind}s/${fileStem(name)}-${id}`
  const kept = `${JSON.stringify(mark).slice(0, -1)},"content":${data}}\n`
  if (version < newest) {
    yield { name: `${place}/version-${version}.belfry.json`, lastModified, input: kept }
    return
  }
  yield { name: `${place}.json`, lastModified, input: gameFile(kind, data) }
  yield { name: `${place}.belfry.json`, lastModified, input: kept }
}

/** What the game's tools read. A character is a script of one. */
function gameFile(kind: AccountVersion['kind'], data: string): string {
  const content: unknown = JSON.parse(data)
  const script =
    kind === 'script' ? scriptSchema.parse(content) : scriptOfCharacter(savedCharacterSchema.parse(content))
  return JSON.stringify(writeScriptFile(script, catalogue), null, 2)
}

/** The bucket's bytes as they come, never held whole. */
async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of body) yield part
}

async function* imageFiles(
  { DB, IMAGES }: Bindings,
  ownerId: string,
  now: Date
): AsyncGenerator<AccountFile> {
  const listed: object[] = []
  for (let after = ''; ; ) {
    const images = await someImages(DB, ownerId, after)
    for (const image of images) {
      const object = await IMAGES.get(image.id)
      const extension = image.type.replace(/^image\//, '').replace('jpeg', 'jpg')
      const folder = image.deletedAt === null ? 'images' : 'bin/images'
      const file = `${folder}/${fileStem(image.name)}-${image.id}.${extension}`
      listed.push({ ...image, file: object ? file : null })
      if (object) yield { name: file, lastModified: new Date(image.madeAt), input: bytesOf(object.body) }
    }
    const last = images.at(-1)
    if (!last) break
    after = last.id
  }
  yield { name: 'images.json', lastModified: now, input: JSON.stringify(listed, null, 2) }
}

const readme = `Everything that Belfry keeps for you.

scripts/NAME-ID.json                     a script as the official tool and other tools read it
scripts/NAME-ID.belfry.json              the same as Belfry keeps it
scripts/NAME-ID/version-3.belfry.json    an earlier version of it
characters/NAME-ID.json                  a character, as a script of one, which every tool can import
characters/NAME-ID.belfry.json           the same as Belfry keeps it
characters/NAME-ID/version-3.belfry.json an earlier version of it
images/NAME-ID.png, .jpg, .webp          the images that you uploaded
images.json                              their names, sizes and times
bin/                                     what you deleted and what can still be brought back

Times are milliseconds since 1 January 1970, UTC. All texts are UTF-8.
`
