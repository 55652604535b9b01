import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { imageLimits } from '../../src/images/image-limits.ts'
import { userImagePath, workerPaths } from '../../src/routes/worker-paths.ts'
import { localSecret } from '../serve/local-secret.ts'
import { localSession } from '../serve/local-session.ts'
import type { HostileRequest } from './hostile-requests.ts'

/** Pictures of each request. */
const count = 25
/** Their sides in pixels: as large as an upload may be, and so large that one print decodes all of them. */
const sides = [imageLimits.sidePixels, Math.floor(Math.sqrt(imageLimits.sheet.pixels / count))]

/** Uploads large pictures, and returns a stranger's requests that print them all. Each request has its own. */
export async function pictureRequests(origin: string, state: string): Promise<HostileRequest[]> {
  const cookie = await localSession(localSecret(state), { sub: 'painter', name: 'Painter' })
  const upload = async (picture: Uint8Array<ArrayBuffer>) => {
    const id = randomBytes(12).toString('hex')
    const response = await fetch(`${origin}${workerPaths.images}/${id}?name=Large`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'image/png', 'sec-fetch-site': 'same-origin' },
      body: picture
    })
    if (!response.ok) throw new Error(`An upload was refused with status ${response.status}`)
    return origin + userImagePath(id)
  }
  const paths = [workerPaths.sheetPdf, `${workerPaths.sheetPng}?parts=sheet`, workerPaths.scriptCard]
  const requests: HostileRequest[] = []
  for (const side of sides) {
    const picture = await drawPicture(side)
    for (const path of paths) {
      const images: string[] = []
      for (let at = 0; at < count; at++) images.push(await upload(picture))
      requests.push({ name: `pictures: ${count} of ${side} pixels a side`, path, body: scriptWith(images) })
    }
  }
  return requests
}

function scriptWith(images: readonly string[]): string {
  const characters = images.map((image, at) => ({
    id: `painted-${at}`,
    name: `Painted ${at}`,
    team: 'townsfolk',
    ability: 'You are large.',
    image
  }))
  return JSON.stringify([{ id: '_meta', name: 'Large pictures' }, ...characters])
}

/** A picture with a gradient: rows that differ, in a small file. */
async function drawPicture(side: number): Promise<Uint8Array<ArrayBuffer>> {
  const row = Uint8Array.from({ length: side * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at >> 4) & 255))
  const rows = Buffer.concat(Array.from({ length: side }, () => row))
  const png = sharp(rows, { raw: { width: side, height: side, channels: 4 } }).png({ compressionLevel: 6 })
  return new Uint8Array(await png.toBuffer())
}
