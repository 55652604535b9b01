import { describe, expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { hostileFiles } from '../../fixtures/hostile-files.ts'

const post = (path: string, body: string) => fetch(inject('origin') + path, { method: 'POST', body })

/** Small files: what a large one costs is measured by `npm run hostile`. */
const bytes = 3000

/** The statuses of the responses that a route may give to a stranger’s file. */
const statuses = [200, 400, 413, 422]

test('the import responds to every hostile file', async () => {
  for (const [name, make] of Object.entries(hostileFiles)) {
    const response = await post(workerPaths.import, make(bytes))
    expect.soft(statuses, name).toContain(response.status)
    await response.arrayBuffer()
  }
})

test.each([
  'jinxes of 250 characters',
  'house rules',
  'combining marks',
  'letters of no face',
  'long names',
  'quotes in quotes',
  'a long title'
])('a sheet is printed or refused: %s', async name => {
  const body = hostileFiles[name]?.(bytes) ?? ''
  const response = await post(`${workerPaths.sheetPdf}?parts=sheet,almanac`, body)
  expect(statuses).toContain(response.status)
})

describe('a print that is too large', () => {
  const rules = JSON.stringify([
    { id: '_meta', bootlegger: Array.from({ length: 2000 }, (_, index) => `r${index}`) },
    'imp'
  ])

  test('is refused with what it has too much of, and the option that helps', async () => {
    const response = await post(workerPaths.sheetPdf, rules)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      code: 'print_too_large',
      message: expect.stringContaining('too large'),
      issues: [{ path: 'houseRules', code: 'too_large', count: 2000, limit: 100, option: 'houseRules=false' }]
    })
  })

  test('is printed with that option', async () => {
    const response = await post(`${workerPaths.sheetPdf}?houseRules=false`, rules)
    expect(response.status).toBe(200)
  })

  test('is refused as a PNG, too', async () => {
    const response = await post(workerPaths.sheetPng, rules)
    expect(await response.json()).toMatchObject({ code: 'print_too_large' })
  })
})

describe('names of any length', () => {
  test('a character’s name of 3,000 letters is printed', async () => {
    const body = JSON.stringify([{ id: 'w', name: 'Warden'.repeat(500), team: 'townsfolk', ability: 'No.' }])
    expect((await post(workerPaths.sheetPdf, body)).status).toBe(200)
  })

  test('a title of 16,000 letters gives the file a name of 100', async () => {
    const response = await post(
      workerPaths.sheetPdf,
      JSON.stringify([{ id: '_meta', name: 'é'.repeat(16_000) }, 'imp'])
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${'e'.repeat(100)}.pdf"; filename*=UTF-8''${'%C3%A9'.repeat(100)}.pdf`
    )
  })
})
