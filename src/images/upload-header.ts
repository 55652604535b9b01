import { ok, type Result, refuse } from '#core/result.ts'
import { type ImageHeader, readImageHeader } from './image-header.ts'

export const uploadTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type UploadType = (typeof uploadTypes)[number]

export type UploadHeaderRefusal = 'image_type' | 'image_too_wide' | 'image_broken'

/** Reads type and size of an uploaded image, or the reason to refuse it. */
export function readUploadHeader(
  bytes: Uint8Array
): Result<ImageHeader & { type: UploadType }, UploadHeaderRefusal> {
  const header = readImageHeader(bytes)
  if (!header.ok) return refuse(uploadRefusals[header.code])
  const type = uploadTypes.find(each => each === header.value.type)
  return type ? ok({ ...header.value, type }) : refuse('image_type')
}

const uploadRefusals = {
  picture_type: 'image_type',
  picture_broken: 'image_broken',
  picture_too_wide: 'image_too_wide'
} as const
