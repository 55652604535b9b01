import type { ReadableStream } from '@cloudflare/workers-types'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { fileStem } from '#core/file-name.ts'
import { savedCharacterSchema } from '#core/saving/document.ts'
import { scriptFromCharacter } from '#core/saving/saved-character.ts'
import type { SavedGameInfo } from '#core/saving/saved-game.ts'
import { writeScriptFile } from '#core/script/script-file.ts'
import { scriptSchema } from '#core/script/script-schema.ts'
import { defaultLocale } from '#routes'
import {
  type AccountImage,
  type AccountVersion,
  iterateVersions,
  listAllImages,
  listVersionKeys
} from '../db/account.ts'
import { findGame, listGames } from '../db/games.ts'
import { decompressContent, readContent } from '../documents/version-content.ts'
import type { Env } from '../env.ts'

/** One file of the export. */
export interface ExportFile {
  name: string
  lastModified: Date
  input: string | AsyncIterable<Uint8Array>
}

type Bindings = Pick<Env['Bindings'], 'DB' | 'IMAGES'>

/**
 * Lists what an account export contains, so that an unreachable database shows before the response begins.
 *
 * @returns yields the files; only a few are in memory at a time
 */
export async function prepareExport(env: Bindings, ownerId: string, now: Date) {
  const keys = await listVersionKeys(env.DB, ownerId)
  const games = await listGames(env.DB, ownerId)
  const images = await listAllImages(env.DB, ownerId)
  return exportFiles(env, { ownerId, versions: iterateVersions(env.DB, ownerId, keys), games, images }, now)
}

interface Exported {
  ownerId: string
  versions: AsyncIterable<AccountVersion>
  games: readonly SavedGameInfo[]
  images: readonly AccountImage[]
}

async function* exportFiles(
  env: Bindings,
  { ownerId, versions, games, images }: Exported,
  now: Date
): AsyncGenerator<ExportFile> {
  yield { name: 'README.txt', lastModified: now, input: readme }
  for await (const { place, ...info } of versions) {
    const data = await readContent(env.IMAGES, place)
    // A version can be deleted while the export runs.
    if (data !== undefined) yield* versionFiles(info, data)
  }
  yield* gameFiles(env, ownerId, games)
  yield* imageFiles(env, images, now)
}

/** The games as the grimoire writes them to files. */
async function* gameFiles(
  { DB }: Bindings,
  ownerId: string,
  games: readonly SavedGameInfo[]
): AsyncGenerator<ExportFile> {
  for (const { id, name, scriptName, changedAt } of games) {
    const game = await findGame(DB, ownerId, id)
    const path = `games/${fileStem(name || scriptName || 'game')}-${id}.json`
    // A game can be deleted while the export runs.
    if (game)
      yield { name: path, lastModified: new Date(changedAt), input: await decompressContent(game.data) }
  }
}

/** The newest version as a script file for the game's tools and as Belfry's own file; earlier versions only as Belfry's own file. */
async function* versionFiles(info: Omit<AccountVersion, 'place'>, data: string): AsyncGenerator<ExportFile> {
  const { id, kind, name, deletedAt, version, newest, savedAt } = info
  const lastModified = new Date(savedAt)
  // Names can repeat; ids are unique.
  const path = `${deletedAt === null ? '' : 'bin/'}${kind}s/${fileStem(name)}-${id}`
  const belfryFile = `${JSON.stringify(info).slice(0, -1)},"content":${data}}\n`
  if (version < newest) {
    yield { name: `${path}/version-${version}.belfry.json`, lastModified, input: belfryFile }
    return
  }
  yield { name: `${path}.json`, lastModified, input: await scriptFile(kind, data) }
  yield { name: `${path}.belfry.json`, lastModified, input: belfryFile }
}

/** The script file that the game's tools read. A character becomes a script with one character. */
async function scriptFile(kind: AccountVersion['kind'], data: string): Promise<string> {
  const content: unknown = JSON.parse(data)
  const script =
    kind === 'script' ? scriptSchema.parse(content) : scriptFromCharacter(savedCharacterSchema.parse(content))
  return JSON.stringify(writeScriptFile(script, catalogue, await loadTexts(defaultLocale)), null, 2)
}

/** Streams an object's bytes without holding them all in memory. */
async function* bytesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield chunk
}

async function* imageFiles(
  { IMAGES }: Bindings,
  images: readonly AccountImage[],
  now: Date
): AsyncGenerator<ExportFile> {
  const listed: object[] = []
  for (const { drawing: drawingKey, ...image } of images) {
    const object = await IMAGES.get(image.id)
    const extension = image.type.replace(/^image\//, '').replace('jpeg', 'jpg')
    const folder = image.deletedAt === null ? 'images' : 'bin/images'
    const path = `${folder}/${fileStem(image.name)}-${image.id}`
    const lastModified = new Date(image.madeAt)
    const file = object ? `${path}.${extension}` : null
    if (object && file) yield { name: file, lastModified, input: bytesOf(object.body) }
    const drawn = drawingKey === null ? null : await IMAGES.get(drawingKey)
    const drawing = drawn ? `${path}.drawing.json` : null
    if (drawn && drawing) yield { name: drawing, lastModified, input: bytesOf(drawn.body) }
    listed.push({ ...image, file, drawing })
  }
  yield { name: 'images.json', lastModified: now, input: JSON.stringify(listed, null, 2) }
}

const readme = `Everything that Belfry stores for you.

scripts/NAME-ID.json                     a script file for the official tool and other tools
scripts/NAME-ID.belfry.json              the same script in Belfry's own format
scripts/NAME-ID/version-3.belfry.json    an earlier version of the script
characters/NAME-ID.json                  a character as a script with one character, for any tool
characters/NAME-ID.belfry.json           the same character in Belfry's own format
characters/NAME-ID/version-3.belfry.json an earlier version of the character
games/NAME-ID.json                       a game, which the grimoire opens
images/NAME-ID.png, .jpg, .webp          your uploaded images
images/NAME-ID.drawing.json              the drawing of an image, which the icon or logo editor opens
images.json                              names, sizes and times of the images
bin/                                     deleted scripts, characters and images that can still be restored

Times are milliseconds since 1 January 1970, UTC. All texts are UTF-8.
`
