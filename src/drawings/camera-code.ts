import { encode } from 'uqr'
import type { Drawing } from './shape.ts'

/**
 * A QR code that leads to an address, without a frame of its own. Dark modules of a row are drawn as one, and rows
 * overlap by a hair, so that no seam shows between them.
 */
export function cameraCode(address: string): Drawing {
  const { data, size } = encode(address, { ecc: 'L', boostEcc: true, border: 0 })
  const rows = data.map((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1.02h-${run.length}Z`
    )
  )
  return { box: size, shapes: [{ d: rows.flat().join('') }] }
}
