import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { imageSorts } from '#core/saved-image.ts'

/** Schemas of the image routes' parameters and bodies, used by the validators and the API reference. */

const flag = z.enum(['true', 'false']).default('false')

export const imageName = z.object({ name: z.string().trim().min(1).max(limits.images.name) })

export const imagesQuery = z.object({
  page: z.coerce.number().int().min(1).max(limits.images.count).default(1),
  search: z.string().max(limits.images.name).default(''),
  sort: z.enum(imageSorts).default('made'),
  bin: flag
})

export const imageRemoval = z.object({ forever: flag })
