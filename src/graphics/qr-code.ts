import { encode } from 'uqr'
import type { Graphic } from './graphic.ts'

/**
 * A QR code of an address, without a quiet zone. Neighbouring dark modules of a row are one rectangle, and rows overlap
 * slightly, so that no gaps show between them.
 */
export function qrCode(address: string): Graphic {
  const { data, size } = encode(address, { ecc: 'L', boostEcc: true, border: 0 })
  const rows = data.map((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1.02h-${run.length}Z`
    )
  )
  return { box: size, shapes: [{ d: rows.flat().join('') }] }
}
