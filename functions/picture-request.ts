import { z } from 'zod'
import { type PictureUse, pictureUses } from '#pictures/shrink-rows.ts'

const uses = Object.keys(pictureUses).filter((use): use is PictureUse => use in pictureUses)

/** Characters of an address: what hosts and browsers bear. */
const longest = 2048

/** How a picture from outside is asked for. */
export const pictureQuery = z.object({ address: z.string().min(1).max(longest), use: z.enum(uses) })
