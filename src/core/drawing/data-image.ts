import { limits } from '../limits.ts'

/** The start of a data URL, with the first bytes of each type of file. */
const dataImage = /^data:image\/(?:png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|webp;base64,UklGR)/
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Whether a value is the data URL of a PNG, JPEG or WebP image within the limit. The image may still be damaged. */
export function isDataImage(value: unknown): value is string {
  if (typeof value !== 'string' || !dataImage.test(value)) return false
  const data = value.slice(value.indexOf(',') + 1)
  return data.length % 4 === 0 && data.length <= (limits.drawing.image / 3) * 4 + 4 && base64.test(data)
}
