import { atom } from 'nanostores'
import type { ImageContent } from '#core/drawing/drawing.ts'
import type { PictureRequest } from '#drawing/picture-requests.ts'
import { readDrawingImage } from '#stores/drawings/drawing-images.ts'
import { adjustPicture } from './adjust-picture.ts'

/** Pictures that are cached after they were needed last, for undo and for looking at both. */
const cachedCount = 12

interface Picture {
  blob: Blob
  address: string
  request: PictureRequest
}

/** `missing`: this device doesn't have the image. `failed`: it couldn't be adjusted. */
export type PictureProblem = 'missing' | 'failed'

/**
 * Addresses of the needed pictures by key. While one is in work, its key has the former picture of the same image and size, so that
 * nothing disappears while a slider moves.
 */
export const $pictureAddresses = atom<ReadonlyMap<string, string>>(new Map())

export type PictureState = 'working' | 'ready' | PictureProblem

/** States of the needed pictures by key. */
export const $pictureStates = atom<ReadonlyMap<string, PictureState>>(new Map())

/** Share of the picture in work that is done, from 0 to 1. */
export const $pictureProgress = atom(0)

const users = new Map<object, readonly PictureRequest[]>()
/** The picture that was needed last is last. */
const pictures = new Map<string, Picture>()
const problems = new Map<string, PictureProblem>()
let job: { key: string; stop: AbortController } | undefined

/** States which pictures a user of the cache needs from now on; they are made one after the other. */
export function needPictures(user: object, requests: readonly PictureRequest[]) {
  users.set(user, requests)
  update()
}

export function releasePictures(user: object) {
  users.delete(user)
  update()
}

/** Tries again what couldn't be made. */
export function retryPictures() {
  problems.clear()
  update()
}

/** A picture that is ready. */
export const cachedPicture = (key: string): Blob | undefined => pictures.get(key)?.blob

function update() {
  const needed = new Map([...users.values()].flat().map(request => [request.key, request]))
  const waiting = [...needed.values()].filter(({ key }) => !pictures.has(key) && !problems.has(key))
  // A picture that is no longer needed is finished only for what it shows while another one waits.
  if (job && waiting.length === 0) job.stop.abort()
  const [next] = waiting
  if (!job && next) void makePicture(next)
  touch(needed)
  publish(needed)
  prune(needed)
}

async function makePicture(request: PictureRequest) {
  const { key, content, outlineWidth } = request
  const stop = new AbortController()
  job = { key, stop }
  $pictureProgress.set(0)
  const source = await readDrawingImage(content.image).catch(() => undefined)
  const made =
    source &&
    (await adjustPicture(source, content, outlineWidth, {
      signal: stop.signal,
      onProgress: share => $pictureProgress.set(share)
    }))
  if (made?.ok) {
    const address = URL.createObjectURL(made.value)
    await decode(address)
    pictures.set(key, { blob: made.value, address, request })
  } else if (!made || made.code === 'failed') problems.set(key, made ? 'failed' : 'missing')
  job = undefined
  update()
}

/** Decodes an image before it replaces another one, which would disappear for a moment. */
async function decode(address: string) {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => undefined)
}

/** Moves the needed pictures to the end of the cache. */
function touch(needed: ReadonlyMap<string, PictureRequest>) {
  for (const key of needed.keys()) {
    const picture = pictures.get(key)
    if (!picture) continue
    pictures.delete(key)
    pictures.set(key, picture)
  }
}

function publish(needed: ReadonlyMap<string, PictureRequest>) {
  const addresses = new Map<string, string>()
  const states = new Map<string, PictureState>()
  for (const [key, request] of needed) {
    const address = pictures.get(key)?.address ?? formerAddress(request)
    if (address !== undefined) addresses.set(key, address)
    states.set(key, pictures.has(key) ? 'ready' : (problems.get(key) ?? 'working'))
  }
  if (!isSame(addresses, $pictureAddresses.get())) $pictureAddresses.set(addresses)
  if (!isSame(states, $pictureStates.get())) $pictureStates.set(states)
}

/** The picture that shows most nearly the same: of the same part of the image, with an outline of about the same width. */
function formerAddress({ content, outlineWidth }: PictureRequest): string | undefined {
  const part = partOf(content)
  let [address, nearest]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const { address: each, request } of pictures.values()) {
    const isAlike = (request.outlineWidth === undefined) === (outlineWidth === undefined)
    const distance = Math.abs((request.outlineWidth ?? 0) - (outlineWidth ?? 0))
    if (!isAlike || distance > nearest || partOf(request.content) !== part) continue
    address = each
    nearest = distance
  }
  return address
}

const partOf = ({ image, crop }: ImageContent) => JSON.stringify([image, crop])

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)

/** Revokes what was needed longest ago, and nothing that is shown. */
function prune(needed: ReadonlyMap<string, PictureRequest>) {
  const shown = new Set($pictureAddresses.get().values())
  const unused = [...pictures].filter(([key, { address }]) => !needed.has(key) && !shown.has(address))
  for (const [key, { address }] of unused.slice(0, Math.max(unused.length - cachedCount, 0))) {
    URL.revokeObjectURL(address)
    pictures.delete(key)
  }
}
