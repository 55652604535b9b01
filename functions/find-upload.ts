import { isImage } from './db/images.ts'
import type { Env } from './env.ts'

/** An uploaded image's bucket object, for any caller. Images in the bin are found too, so that nothing that shows them breaks at once. */
export async function findUpload({ DB, IMAGES }: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, id: string) {
  return (await isImage(DB, id)) ? ((await IMAGES.get(id)) ?? undefined) : undefined
}
