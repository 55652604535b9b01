import { isImage } from './db/images.ts'
import type { Env } from './env.ts'

/** The file of an uploaded image, whoever asks; also from the bin, so that nothing that shows it breaks at once. */
export async function findUpload({ DB, IMAGES }: Pick<Env['Bindings'], 'DB' | 'IMAGES'>, id: string) {
  return (await isImage(DB, id)) ? ((await IMAGES.get(id)) ?? undefined) : undefined
}
