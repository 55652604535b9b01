import { z } from 'zod'
import { type PictureUse, pictureUses } from '#pictures/shrink-rows.ts'

const uses = Object.keys(pictureUses).filter((use): use is PictureUse => use in pictureUses)

/** The maximum length of a URL that hosts and browsers accept. */
const maxUrlLength = 2048

/** The query of a request for a remote image. */
export const pictureQuery = z.object({ address: z.string().min(1).max(maxUrlLength), use: z.enum(uses) })
