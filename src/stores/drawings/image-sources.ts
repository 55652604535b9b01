import * as z from 'zod/mini'
import { type DrawingReadRefusal, readImageDrawing } from '#api/image-drawings.ts'
import type { Drawing } from '#core/drawing/drawing.ts'
import { openDrawingPath } from '#routes/image-editor-paths.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { hashValue } from '../drafts/json-drafts.ts'
import { importModule } from '../loading/import-module.ts'
import { locale } from '../navigation/builder-page.ts'
import { openUrl } from '../router.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'

const sourcesSchema = z.record(z.string(), z.object({ id: z.string(), kind: z.enum(['icon', 'logo']) }))

/** A drawing of this device. */
interface Source {
  id: string
  kind: Drawing['kind']
}

/** The most images whose drawings are known; the oldest are dropped. */
const maxSources = 500

/**
 * The drawings of which images were made on this device, by the hash of the image's address: what looks for images that are in use
 * searches the storage for addresses.
 */
const $sources = persistentAtom<Readonly<Record<string, Source>>>(
  'belfry:image-drawings',
  {},
  { encode: JSON.stringify, decode: readSources }
)

/** Remembers of which drawing images were made. */
export function rememberSource(addresses: readonly string[], { id, kind }: Source) {
  const made = addresses.map(address => [hashValue(address), { id, kind }] as const)
  const others = Object.entries($sources.get()).filter(([hash]) => made.every(([each]) => each !== hash))
  $sources.set(Object.fromEntries([...others, ...made].slice(-maxSources)))
}

/** Whether an image was made of a drawing of this device, or may have one in the account of whoever is signed in. */
export const mayHaveDrawing = (address: string, isSignedIn: boolean): boolean =>
  $sources.get()[hashValue(address)] !== undefined || (isSignedIn && accountImageId(address) !== undefined)

/** Why the drawing of an image isn't opened. */
export type EditRefusal = DrawingReadRefusal | 'no_drawing' | 'later_drawing' | 'not_stored' | 'not_loaded'

/**
 * Opens the drawing of which an image was made: that of this device, or else that of the account, which is stored on this device.
 *
 * @returns why nothing was opened
 */
export async function editImage(address: string): Promise<EditRefusal | undefined> {
  const drawings = await importModule(() => import('./image-drawings.ts')).catch(() => undefined)
  if (!drawings) return 'not_loaded'
  const source = $sources.get()[hashValue(address)]
  if (source && (await drawings.hasDrawing(source.id))) return open(source)
  const id = accountImageId(address)
  if (id === undefined) return 'drawing_missing'
  const file = await readImageDrawing(id)
  if (!file.ok) return file.code
  const added = await drawings.addDrawingFile(file.value)
  if (!added.ok) return added.code
  rememberSource([address], added.value)
  return open(added.value)
}

function open({ kind, id }: Source) {
  openUrl(openDrawingPath(locale, kind, id))
  return undefined
}

/** The id of an image that was uploaded to this site; undefined for other addresses. */
function accountImageId(address: string): string | undefined {
  const [, path] = address.split(location.origin)
  return path?.startsWith(userImagePath('')) ? path.slice(userImagePath('').length) : undefined
}

/** Unknown forms are dropped: images can be edited by their drawings still. */
function readSources(text: string): Readonly<Record<string, Source>> {
  try {
    return sourcesSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
