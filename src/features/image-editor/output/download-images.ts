import { downloadZip } from 'client-zip'
import type { Drawing, Variant } from '#core/drawing/drawing.ts'
import { fileStem } from '#core/file-name.ts'
import { downloadFile } from '#ui/download.ts'

export type ImageFormat = 'png' | 'svg'

/** Downloads one image, or several as a ZIP. */
export async function downloadImages(
  { name, drawing }: { name: string; drawing: Drawing },
  images: ReadonlyMap<Variant, Blob>,
  format: ImageFormat
) {
  const stem = fileStem(name || drawing.kind)
  const [[, only] = [], ...others] = images
  if (!only) return
  if (others.length === 0) return downloadFile(`${stem}.${format}`, only)
  const lastModified = new Date()
  const files = [...images].map(([variant, input]) => ({
    name: `${stem}-${variant}.${format}`,
    input,
    lastModified
  }))
  downloadFile(`${stem}.zip`, await downloadZip(files).blob())
}
