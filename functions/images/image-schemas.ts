import { z } from 'zod'
import { limits } from '#core/limits.ts'
import { imageSorts } from '#core/saving/saved-image.ts'
import { type PrintImageUse, printImageUses } from '#images/downscale.ts'
import { flag, positiveInteger } from '../http/query-schemas.ts'

/** Schemas of the image routes' parameters and bodies, used by the validators and the API reference. */

export const imageNameRequest = z.object({ name: z.string().trim().min(1).max(limits.images.name) })

/** A drawing file. Other fields aren’t checked, so that files of later versions pass. */
export const imageDrawingRequest = z.looseObject({ belfry: z.literal('drawing'), version: z.int().min(1) })

export const imagesQuery = z.object({
  page: positiveInteger(limits.images.count).default(1),
  search: z.string().max(limits.images.name).default(''),
  sort: z.enum(imageSorts).default('made'),
  bin: flag.default(false)
})

export const imageDeletionQuery = z.object({ forever: flag.default(false) })

const uses = Object.keys(printImageUses).filter((use): use is PrintImageUse => use in printImageUses)

/** The maximum length of a URL that hosts and browsers accept. */
const maxUrlLength = 2048

/** The query of a request for a remote image. */
export const remoteImageQuery = z.object({ address: z.string().min(1).max(maxUrlLength), use: z.enum(uses) })
