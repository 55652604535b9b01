import { foldText } from '#core/character/character-search.ts'
import { limits } from '#core/limits.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { readUploadHeader } from '#images/upload-header.ts'
import { userImagePath } from '#routes/worker-paths.ts'
import { imageDrawingRequest, imageNameRequest } from '../../../functions/images/image-schemas.ts'
import { type AccountRequest, type Answer, nextTime, ok, readJson, refusal } from './answers.ts'
import { byText, listPage } from './fake-list.ts'

type Stored = Omit<SavedImage, 'usedIn'>

/** As `imagesPerPage` of the Worker. */
const size = 24

/**
 * The uploaded images of a user, by the Worker's rules. Their pixels aren't stored.
 *
 * @param findUses the saved documents that contain an address
 */
export function createFakeImages(findUses: (address: string) => SavedImage['usedIn']) {
  const images = new Map<string, Stored>()
  const drawings = new Map<string, object>()
  const missing = refusal(404, 'image_missing')
  const withUses = (image: Stored): SavedImage => ({ ...image, usedIn: findUses(image.address) })

  function answer(request: AccountRequest): Answer {
    const { method, id, action, query } = request
    if (!id) return ok(list(query))
    const found = images.get(id)
    if (action === 'drawing') return found ? answerDrawing(found, request) : missing
    if (method === 'PUT') return found ? ok(withUses(found)) : upload(id, request)
    if (!found) return missing
    if (action === 'return') return store({ ...found, deletedAt: undefined })
    if (method === 'PATCH') return store({ ...found, ...imageNameRequest.parse(readJson(request)) })
    if (query.get('forever') !== 'true') return store({ ...found, deletedAt: found.deletedAt ?? nextTime() })
    images.delete(id)
    return ok({ ok: true })
  }

  function answerDrawing(image: Stored, request: AccountRequest): Answer {
    const drawing = drawings.get(image.id)
    if (request.method === 'GET') return drawing ? ok(drawing) : refusal(404, 'drawing_missing')
    if (request.body.length > limits.images.drawing) return refusal(413, 'drawing_too_large')
    const { success, data } = imageDrawingRequest.safeParse(readJson(request))
    if (!success) return refusal(422, 'invalid')
    if (!drawing) drawings.set(image.id, data)
    return store({ ...image, hasDrawing: true })
  }

  function upload(id: string, { query, body }: AccountRequest): Answer {
    const { name } = imageNameRequest.parse({ name: query.get('name') })
    if (body.length > limits.images.bytes) return refusal(413, 'image_too_large')
    const header = readUploadHeader(body)
    if (!header.ok) return refusal(422, header.code)
    const { type, width, height } = header.value
    return store(newImage({ id, name, type, width, height, bytes: body.length }))
  }

  function store(image: Stored): Answer {
    images.set(image.id, image)
    return ok(withUses(image))
  }

  function list(query: URLSearchParams) {
    const { items, pages, ...page } = listPage(images.values(), {
      query,
      size,
      sorts: {
        made: (a, b) => b.madeAt - a.madeAt,
        name: (a, b) => byText(foldText(a.name), foldText(b.name)) || b.madeAt - a.madeAt,
        size: (a, b) => b.bytes - a.bytes
      },
      matches: ({ name }, search) => foldText(name).includes(foldText(search))
    })
    return { ...page, items: items.map(withUses), pages: Math.max(1, pages) }
  }

  return {
    answer,
    all: () => [...images.values()],
    /** Uploads as another device does, with a drawing file if there is one; returns the id. */
    saveElsewhere(name: string, drawing?: object) {
      const id: string = crypto.randomUUID()
      const image = newImage({ id, name, type: 'image/png', width: 4, height: 6, bytes: 90 + images.size })
      store({ ...image, hasDrawing: drawing !== undefined })
      if (drawing) drawings.set(id, drawing)
      return id
    },
    drawingOf: (id: string) => drawings.get(id),
    /** Deletes for good, as another device does. */
    removeElsewhere: (id: string) => images.delete(id)
  }
}

const newImage = (image: Omit<Stored, 'madeAt' | 'address' | 'hasDrawing'>): Stored => ({
  ...image,
  madeAt: nextTime(),
  address: userImagePath(image.id),
  hasDrawing: false
})
