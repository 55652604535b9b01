import * as z from 'zod/mini'

/** Images of a library file that one device alone had: base64 by the address that scripts have of them. */
export type LibraryImages = Readonly<Record<string, string>>

const fileSchema = z.object({ deviceImages: z.record(z.string(), z.string()) })

/** Reads the images of a library file’s JSON. Files of earlier versions have none. */
export const readLibraryImages = (json: unknown): LibraryImages =>
  fileSchema.safeParse(json).data?.deviceImages ?? {}
