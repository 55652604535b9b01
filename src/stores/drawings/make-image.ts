import { computed } from 'nanostores'
import * as z from 'zod/mini'
import { teamSchema } from '#core/character/team-schema.ts'
import type { Drawing } from '#core/drawing/drawing.ts'
import { builderPath } from '#routes'
import { importModule } from '../loading/import-module.ts'
import { locale } from '../navigation/builder-page.ts'
import { notify } from '../notice.ts'
import { openUrl } from '../router.ts'
import { $openScriptId } from '../script.ts'
import { sessionAtom } from '../storage/session-atom.ts'

const placeShape = {
  /** Path of the form. */
  path: z.string(),
  /** Id of the script that the form belongs to; '' for a character of the account. */
  scriptId: z.string()
}
const targetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('character'), ...placeShape, name: z.string(), team: teamSchema }),
  z.object({ kind: z.literal('logo'), ...placeShape })
])

/** The form that asked for an image: of a character, which keeps what is typed as its draft, or of the script's metadata. */
export type ImageTarget = z.infer<typeof targetSchema>

const $asked = sessionAtom('belfry:image-target', targetSchema)
const $made = sessionAtom('belfry:made-images', z.object({ ...placeShape, addresses: z.array(z.string()) }))

/** The form that waits for an image, across reloads. Undefined when none does, or when another script was opened since. */
export const $imageTarget = computed([$asked, $openScriptId], (target, openId) =>
  target && (target.scriptId === '' || target.scriptId === openId) ? target : undefined
)

/**
 * Opens the editor with a new drawing.
 *
 * @param target the form that gets the image; without one, the user chooses
 */
export async function makeImage(kind: Drawing['kind'], name: string, target?: ImageTarget) {
  const drawings = await importModule(() => import('./image-drawings.ts')).catch(() => undefined)
  if (!drawings) return notify({ kind: 'notLoaded' })
  drawings.startNamedDrawing(kind, name)
  $asked.set(target)
  openUrl(builderPath(locale, kind === 'icon' ? 'iconEditor' : 'logoEditor'))
}

/** Remembers the form for a drawing that is opened by another way. */
export const waitForImage = (target: ImageTarget) => $asked.set(target)

/** Opens the form that waits for an image, which takes the addresses by `takeMadeImages`. */
export function returnImages({ path, scriptId }: ImageTarget, addresses: readonly string[]) {
  $asked.set(undefined)
  $made.set({ path, scriptId, addresses: [...addresses] })
  openUrl(path)
}

/**
 * The addresses of the images that were made for a form, once; undefined when there are none. From now on, the form waits for
 * none.
 */
export function takeMadeImages(path: string, scriptId: string): readonly string[] | undefined {
  if ($asked.get()?.path === path) $asked.set(undefined)
  const made = $made.get()
  if (made?.path !== path || made.scriptId !== scriptId) return undefined
  $made.set(undefined)
  return made.addresses
}
