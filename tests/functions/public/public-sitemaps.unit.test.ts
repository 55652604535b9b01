import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { writePublicIndex, writePublicPart } from '#functions/public/public-sitemaps.ts'
import { locales, type PublicKind, publicScriptPath } from '#routes'
import { publicSitemapPartPath } from '#routes/worker-paths.ts'
import { type MemoryDatabase, openMemoryDatabase } from '../helpers/memory-database.ts'

const site = 'https://belfry.example'

let database: MemoryDatabase

beforeEach(() => {
  database = openMemoryDatabase()
  onTestFinished(() => database.sqlite.close())
})

/** The public id of a script: random hex digits. */
const publicId = (index: number) =>
  Math.imul(index + 1, 0x9e3779b1)
    .toString(16)
    .replace('-', 'f')
    .padStart(16, '0')

function store(count: number, visibility = 'public') {
  const insert = database.sqlite.prepare(
    `INSERT INTO documents (id, public_id, kind, owner_id, data, name, search, visibility, version, shown_from,
       save_id, made_at, changed_at)
     VALUES (?1, ?2, 'script', 'ann', '{}', 'The Drowned Bell', 'bell', ?3, 1, 1, 's', 0, 7)`
  )
  for (let index = 0; index < count; index += 1) insert.run(`d${index}`, publicId(index), visibility)
}

const addressOf = (kind: PublicKind, part = '') => site + publicSitemapPartPath(kind, part)
const addressesIn = (xml = '') => [...xml.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => address)
const index = async () => addressesIn(await writePublicIndex(database.DB, site))
const part = async (name: string) => {
  const xml = await writePublicPart(database.DB, 'script', name, site)
  return xml === undefined ? undefined : addressesIn(xml)
}

describe('the sitemaps of few public scripts', () => {
  test('are one file, which lists each in every language', async () => {
    store(1)
    expect(await index()).toEqual([addressOf('script'), addressOf('character')])
    expect(await part('')).toEqual(
      locales.map(locale => site + publicScriptPath(locale, publicId(0), 'the-drowned-bell'))
    )
  })

  test.each(['private', 'unlisted'])('don’t list a script that is %s', async visibility => {
    store(1, visibility)
    expect(await part('')).toEqual([])
  })

  test('have no other parts', async () => {
    store(1)
    expect(await part(publicId(0).slice(0, 1))).toBeUndefined()
    expect(await part(publicId(0).slice(0, 8))).toBeUndefined()
  })
})

describe('the sitemaps of many public scripts', () => {
  test('are the parts of the index, which together list each script once', async () => {
    store(1001)
    const parts = [...'0123456789abcdef']
    expect((await index()).slice(0, -1)).toEqual(parts.map(name => addressOf('script', name)))
    const listed = await Promise.all(parts.map(async name => (await part(name)) ?? []))
    expect(new Set(listed.flat()).size).toBe(1001 * locales.length)
    expect(await part('')).toBeUndefined()
    expect(await part('00')).toBeUndefined()
  })
})
