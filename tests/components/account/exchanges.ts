import { expect } from 'vitest'
import { userImagePath } from '#routes/worker-paths.ts'
import { aSavedCharacter, aScript } from '../../core/script-builders.ts'
import { aGameSave } from '../../functions/helpers/games.ts'
import { makePng } from '../../images/make-png.ts'

/** A request, and the status and the parts of the body that it is answered with. */
export type Exchange = [method: string, path: string, body: unknown, status: number, answer: object]

const newId = () => crypto.randomUUID()
const bells = aScript({ title: 'Bells', author: 'Zoë', characters: ['imp', 'chef'] })
const lamp = aSavedCharacter({ image: ['https://example.com/lamp.png'] })
const png = makePng({ width: 3, height: 2 })
const isDeleted = { deletedAt: expect.any(Number) }

/** What a user sends who has saved nothing yet, in order, and how the Worker answers. Tests of both it and the fake run them. */
export const accountExchanges = (): Exchange[] => [
  ...scriptExchanges(),
  ...characterExchanges(),
  ...gameExchanges(),
  ...imageExchanges()
]

function scriptExchanges(): Exchange[] {
  const [id, copyId, saveId] = [newId(), newId(), newId()]
  const one = `/api/scripts/${id}`
  const save = (title: string, version: number, saveId = newId()) => ({
    content: { ...bells, title },
    version,
    saveId
  })
  const missing = { code: 'script_missing' }
  const copy = { id: copyId, name: 'Bells 2' }
  const both = [{ id, author: 'Zoë', version: 3, tally: [{ team: 'townsfolk' }, { team: 'demon' }] }, copy]
  return [
    ['GET', '/api/scripts', undefined, 200, { items: [], total: 0, page: 1, pages: 0 }],
    ['PUT', one, save('Bells', 1), 404, missing],
    ['PUT', one, save('Bells', 0, saveId), 200, { version: 1, name: 'Bells', visibility: 'private' }],
    ['PUT', one, save('Bells', 0, saveId), 200, { version: 1 }],
    ['PUT', one, save('Chimes', 1, saveId), 422, { code: 'save_id_reused' }],
    [
      'PUT',
      one,
      save('Chimes', 0),
      409,
      { code: 'version_conflict', theirs: { version: 1, content: bells } }
    ],
    ['PUT', one, save('Chimes', 1), 200, { version: 2, name: 'Chimes' }],
    ['PATCH', one, { name: 'Anvil' }, 200, { version: 3, name: 'Anvil' }],
    ['PATCH', one, { visibility: 'public' }, 200, { version: 3, visibility: 'public' }],
    ['GET', one, undefined, 200, { version: 3, content: { title: 'Anvil', author: 'Zoë' } }],
    ['GET', `${one}/info`, undefined, 200, { id, version: 3, visibility: 'public' }],
    [
      'GET',
      `${one}/versions`,
      undefined,
      200,
      { versions: [{ version: 2, changes: { title: true } }, { version: 1 }] }
    ],
    ['GET', `${one}/versions/1`, undefined, 200, { version: 1, content: bells }],
    ['GET', `${one}/versions/3`, undefined, 404, { code: 'version_missing' }],
    ['POST', `${one}/duplicate`, copy, 200, { ...copy, version: 1, visibility: 'private' }],
    ['POST', `${one}/duplicate`, copy, 200, { ...copy, version: 1 }],
    ['GET', '/api/scripts?sort=name', undefined, 200, { items: both, total: 2, pages: 1 }],
    ['GET', '/api/scripts', undefined, 200, { items: both.toReversed() }],
    ['GET', '/api/scripts?search=ZOE+bell', undefined, 200, { items: [copy], total: 1 }],
    ['GET', '/api/scripts?search=*', undefined, 200, { items: [], total: 0 }],
    ['DELETE', one, undefined, 200, { id, ...isDeleted }],
    ['GET', one, undefined, 404, missing],
    ['GET', `${one}/info`, undefined, 200, { version: 3, visibility: 'public', ...isDeleted }],
    ['PUT', one, save('Chimes', 3), 404, missing],
    ['PATCH', one, { name: 'Chimes' }, 404, missing],
    ['PATCH', one, { visibility: 'private' }, 404, missing],
    ['POST', `${one}/duplicate`, { id: newId(), name: 'Chimes' }, 404, missing],
    ['GET', `${one}/versions`, undefined, 404, missing],
    ['GET', `${one}/versions/1`, undefined, 404, { code: 'version_missing' }],
    ['GET', '/api/scripts?bin=true', undefined, 200, { items: [{ id, ...isDeleted }], total: 1 }],
    ['POST', `${one}/return`, undefined, 200, { id, version: 3, visibility: 'public' }],
    ['GET', `${one}/info`, undefined, 200, { version: 3, visibility: 'public' }],
    ['DELETE', `${one}?forever=true`, undefined, 200, { ok: true }],
    ['DELETE', `${one}?forever=true`, undefined, 404, missing],
    ['GET', `${one}/info`, undefined, 404, missing],
    ['POST', `${one}/return`, undefined, 404, missing]
  ]
}

function characterExchanges(): Exchange[] {
  const [id, copyId, otherId] = [newId(), newId(), newId()]
  const one = `/api/characters/${id}`
  const torch = { content: lamp, version: 0, saveId: newId() }
  const { team, ability } = lamp
  const summary = { id, name: 'Torch', characterId: 'lamplighter', team, ability, image: lamp.image?.[0] }
  return [
    ['PUT', one, { content: lamp, version: 0, saveId: newId() }, 200, { version: 1, name: 'Lamplighter' }],
    ['PATCH', one, { name: 'Torch' }, 200, { version: 2, name: 'Torch' }],
    ['GET', one, undefined, 200, { content: { ...lamp, name: 'Torch' } }],
    ['GET', '/api/characters?search=torch', undefined, 200, { items: [summary], total: 1 }],
    ['GET', '/api/characters?search=lamplighter', undefined, 200, { items: [summary] }],
    ['GET', '/api/characters?search=burn', undefined, 200, { items: [] }],
    [
      'PUT',
      `/api/characters/${otherId}`,
      torch,
      409,
      { code: 'character_id_taken', taken: { id, version: 2 }, freeId: 'lamplighter-2' }
    ],
    ['POST', `${one}/duplicate`, { id: copyId, name: 'Torch 2' }, 200, { id: copyId, version: 1 }],
    [
      'GET',
      `/api/characters/${copyId}`,
      undefined,
      200,
      { content: { id: 'lamplighter-2', name: 'Torch 2' } }
    ],
    ['DELETE', one, undefined, 200, isDeleted],
    ['PUT', `/api/characters/${otherId}`, torch, 200, { version: 1 }],
    ['POST', `${one}/return`, undefined, 409, { code: 'character_id_taken' }],
    ['DELETE', `/api/characters/${otherId}`, undefined, 200, isDeleted],
    ['POST', `${one}/return`, undefined, 200, { version: 2 }],
    ['GET', `/api/scripts/${id}`, undefined, 404, { code: 'script_missing' }],
    ['GET', `/api/characters/${newId()}`, undefined, 404, { code: 'character_missing' }]
  ]
}

function gameExchanges(): Exchange[] {
  const [id, otherId] = [newId(), newId()]
  const one = `/api/games/${id}`
  const first = aGameSave({ scriptId: otherId })
  const { content, ...info } = first
  const second = aGameSave({ version: 1, name: 'Friday' })
  const theirs = { id, version: 2, name: 'Friday', saveId: second.saveId }
  const missing = { code: 'game_missing' }
  return [
    ['GET', '/api/games', undefined, 200, { games: [] }],
    ['PUT', one, { ...first, version: 1 }, 404, missing],
    ['PUT', one, first, 200, { ...info, id, version: 1 }],
    ['PUT', one, first, 200, { version: 1 }],
    ['PUT', one, { ...first, content: { ...content, name: 'X' } }, 422, { code: 'save_id_reused' }],
    ['PUT', one, second, 200, theirs],
    ['PUT', one, aGameSave({ version: 1 }), 409, { code: 'version_conflict', theirs }],
    ['PUT', one, aGameSave(), 409, { code: 'version_conflict', theirs }],
    ['GET', one, undefined, 200, { ...theirs, content }],
    ['PUT', `/api/games/${otherId}`, aGameSave(), 200, { id: otherId }],
    ['GET', '/api/games', undefined, 200, { games: [{ id: otherId }, theirs] }],
    ['DELETE', one, undefined, 200, { ok: true }],
    ['DELETE', one, undefined, 404, missing],
    ['GET', one, undefined, 404, missing]
  ]
}

function imageExchanges(): Exchange[] {
  const [id, otherId, scriptId] = [newId(), newId(), newId()]
  const one = `/api/images/${id}`
  const missing = { code: 'image_missing' }
  const shape = { type: 'image/png', width: 3, height: 2, address: userImagePath(id) }
  const content = { ...bells, logo: `https://example.com${shape.address}` }
  const usedIn = [{ kind: 'script', id: scriptId, name: 'Bells' }]
  const drawing = { belfry: 'drawing', version: 1, name: 'Moor' }
  return [
    ['GET', '/api/images', undefined, 200, { items: [], total: 0, page: 1, pages: 1 }],
    ['PUT', `${one}?name=Moor`, new Uint8Array([1, 2, 3]), 422, { code: 'image_type' }],
    ['PUT', `${one}?name=Moor`, png, 200, { id, name: 'Moor', ...shape, hasDrawing: false, usedIn: [] }],
    ['PUT', `${one}?name=Again`, png, 200, { id, name: 'Moor' }],
    ['PUT', `/api/images/${otherId}?name=Bells`, makePng({ width: 90, height: 90 }), 200, { id: otherId }],
    ['GET', '/api/images?sort=name', undefined, 200, { items: [{ id: otherId }, { id }], total: 2 }],
    ['GET', '/api/images?sort=size', undefined, 200, { items: [{ id: otherId }, { id }] }],
    ['GET', '/api/images?search=moo', undefined, 200, { items: [{ id }], total: 1, pages: 1 }],
    ['PUT', `/api/scripts/${scriptId}`, { content, version: 0, saveId: newId() }, 200, { version: 1 }],
    ['PATCH', one, { name: ' Fen ' }, 200, { name: 'Fen', usedIn }],
    ['DELETE', one, undefined, 200, { ...isDeleted, usedIn }],
    ['GET', '/api/images', undefined, 200, { items: [{ id: otherId }], total: 1 }],
    ['GET', '/api/images?bin=true', undefined, 200, { items: [{ id, ...isDeleted }] }],
    ['POST', `${one}/return`, undefined, 200, { id, ...shape }],
    ['GET', `${one}/drawing`, undefined, 404, { code: 'drawing_missing' }],
    ['PUT', `${one}/drawing`, { belfry: 'script', version: 1 }, 422, { code: 'invalid' }],
    ['PUT', `${one}/drawing`, drawing, 200, { id, hasDrawing: true }],
    ['PUT', `${one}/drawing`, { ...drawing, name: 'Again' }, 200, { id, hasDrawing: true }],
    ['GET', `${one}/drawing`, undefined, 200, drawing],
    ['DELETE', `${one}?forever=true`, undefined, 200, { ok: true }],
    ['GET', `${one}/drawing`, undefined, 404, missing],
    ['PUT', `${one}/drawing`, drawing, 404, missing],
    ['PATCH', one, { name: 'Fen' }, 404, missing],
    ['DELETE', one, undefined, 404, missing],
    ['POST', `${one}/return`, undefined, 404, missing]
  ]
}
