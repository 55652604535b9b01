import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isImported, readEnglish, readFacts } from '../../tools/catalogue/catalogue-sources.ts'
import { importCatalogue } from '../../tools/catalogue-import.ts'
import { current, jinxes, nightSheet, role, roles } from './catalogue-import/sample.ts'

let folder = ''
let overlay = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  overlay = join(folder, 'overlay')
  mkdirSync(overlay)
  writeFileSync(join(overlay, 'facts.json'), JSON.stringify(current.facts))
  writeFileSync(join(overlay, 'en-GB.json'), JSON.stringify(current.english))
})

afterEach(() => rmSync(folder, { recursive: true }))

function put(name: string, content: unknown): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const run = (...args: string[]) =>
  importCatalogue(args, { overlay, fetch: async () => new Response(JSON.stringify(roles)) })

describe('importing a release', () => {
  const owl = { ...role('owl', 'Owl'), ability: 'Hoots.', firstNightReminder: 'Wake the owl.' }
  const sheet = { ...nightSheet, firstNight: [...nightSheet.firstNight, 'owl'] }
  const release = () => [put('roles.json', [...roles, owl]), put('nights.json', sheet)]

  test('writes the new character and reports it', async () => {
    const { ok, text } = await run(...release())
    expect(ok).toBe(true)
    expect(text).toContain('Read 4 characters, the order of both nights.')
    expect(text).toContain('     1 new\n         Owl\n     0 removed')
    expect(text).toContain('Written.')
    expect(readFacts(overlay).characters.at(-1)).toMatchObject({ id: 'owl', firstNight: 7 })
    expect(readEnglish(overlay).characters.owl?.ability).toBe('Hoots.')
  })

  test('changes nothing when repeated', async () => {
    await run(...release())
    const { ok, text } = await run(...release())
    expect({ ok, text }).toEqual({
      ok: true,
      text: 'Read 4 characters, the order of both nights.\nNothing changed.'
    })
  })

  test('reads from a URL too', async () => {
    const { text } = await run('https://data.example.org/roles.json', put('jinxes.json', jinxes))
    expect(text).toBe('Read 3 characters, 2 jinxes.\nNothing changed.')
  })

  test('names characters with a night reminder but no night position', async () => {
    const { text } = await run(put('roles.json', [...roles, owl]))
    expect(text).toContain('Night position and reminder do not match: Owl.')
  })
})

describe('an invalid import', () => {
  test('writes nothing when any file is invalid', async () => {
    const before = readFileSync(join(overlay, 'facts.json'), 'utf8')
    const [wrong, right] = [put('wrong.json', [{ ...roles[0], team: 7 }]), put('right.json', nightSheet)]
    const { ok, text } = await run(right, wrong)
    expect(ok).toBe(false)
    expect(text).toMatch(/wrong\.json: item 1 \(Baker\): “team” must be one of .*\nNothing was written\.$/)
    expect(readFileSync(join(overlay, 'facts.json'), 'utf8')).toBe(before)
  })

  test('prints at most 20 problems', async () => {
    const nobody = Array.from({ length: 100 }, () => ({ ability: 'Hoots.', team: 'demon', name: 'Owl' }))
    const { text } = await run(put('roles.json', nobody))
    expect(text.split('\n')).toHaveLength(22)
    expect(text).toContain('… and 80 more.')
  })

  test.each([[[]], [['--none', 'roles.json']]])('prints the usage for the arguments %j', async args => {
    const { ok, text } = await run(...args)
    expect(ok).toBe(false)
    expect(text).toContain('npm run catalogue:import -- FILE-or-URL…')
  })
})

test('--none removes the imported data and says so', async () => {
  expect(isImported(overlay)).toBe(true)
  expect((await run('--none')).text).toContain('removed')
  expect(isImported(overlay)).toBe(false)
  expect(readFacts(overlay).characters.length).toBeGreaterThan(100)
  expect(await run('--none')).toEqual({ ok: true, text: 'No official data was imported.' })
})
