import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import type { User } from '../helpers/as-user.ts'
import { listScripts, newUser, saveScript, scriptTitled } from '../helpers/documents.ts'

async function saveAll(user: User, titles: readonly string[]) {
  for (const title of titles) await saveScript(user, scriptTitled(title))
}

const searchNames = async (user: User, search: string) =>
  (await listScripts(user, { search, sort: 'name' })).items.map(({ name }) => name)

test('a list has authors, team counts and pages of 24', async () => {
  const mara = newUser()
  const characters = ['imp', 'chef', 'empath'].map(id => ({ kind: 'official' as const, id }))
  await saveAll(
    mara,
    Array.from({ length: 25 }, (_, index) => `Script ${`${index}`.padStart(2, '0')}`)
  )
  await saveScript(mara, scriptTitled('Last', { author: 'Zoë', characters }))
  const first = await listScripts(mara)
  expect(first).toMatchObject({ total: 26, pages: 2 })
  expect(first.items).toHaveLength(24)
  expect(first.items[0]).toMatchObject({
    author: 'Zoë',
    tally: [
      { team: 'townsfolk', count: 2 },
      { team: 'demon', count: 1 }
    ]
  })
  const second = await listScripts(mara, { page: '2', sort: 'name' })
  expect(second.items.map(({ name }) => name)).toEqual(['Script 23', 'Script 24'])
  expect((await listScripts(mara, { page: '99' })).items).toEqual([])
})

test('lists sort by change or by creation', async () => {
  const mara = newUser()
  const { id } = await saveScript(mara, scriptTitled('Old'))
  await saveScript(mara, scriptTitled('New'))
  await saveScript(mara, scriptTitled('Old, changed'), { id, version: 1 })
  const names = async (sort: string) => (await listScripts(mara, { sort })).items.map(({ name }) => name)
  expect(await names('changed')).toEqual(['Old, changed', 'New'])
  expect(await names('made')).toEqual(['New', 'Old, changed'])
})

test('search ignores case and diacritics in all languages', async () => {
  const mara = newUser()
  await saveAll(mara, ['Đêm Chuông', 'IŞIK GECESİ', 'Straßenlärm'])
  await saveScript(mara, scriptTitled('By an author', { author: 'Nguyễn Ánh' }))
  expect(await searchNames(mara, 'dem chuong')).toEqual(['Đêm Chuông'])
  expect(await searchNames(mara, 'CHUÔNG đêm')).toEqual(['Đêm Chuông'])
  expect(await searchNames(mara, 'ışık gecesi')).toEqual(['IŞIK GECESİ'])
  expect(await searchNames(mara, 'isik')).toEqual(['IŞIK GECESİ'])
  expect(await searchNames(mara, 'strassenlarm')).toEqual(['Straßenlärm'])
  expect(await searchNames(mara, 'nguyen')).toEqual(['By an author'])
  expect(await searchNames(mara, 'ế'.repeat(limits.documents.search))).toEqual([])
})

test('search matches symbols literally', async () => {
  const mara = newUser()
  await saveAll(mara, ['100% evil', 'snake_case', 'plain', 'bell 🔔'])
  expect(await searchNames(mara, '%')).toEqual(['100% evil'])
  expect(await searchNames(mara, '_')).toEqual(['snake_case'])
  expect(await searchNames(mara, '🔔')).toEqual(['bell 🔔'])
  expect(await searchNames(mara, "' OR 1=1 --")).toEqual([])
  expect(await searchNames(mara, '  ')).toHaveLength(4)
})
