import { expect, test } from 'vitest'
import { limits } from '#core/limits.ts'
import type { User } from './as-user.ts'
import { listScripts, saveScript, someone, titled } from './saved-work.ts'

async function saveAll(user: User, titles: readonly string[]) {
  for (const title of titles) await saveScript(user, titled(title))
}

const found = async (user: User, search: string) =>
  (await listScripts(user, { search, sort: 'name' })).items.map(({ name }) => name)

test('a list shows authors and teams, and pages of 24', async () => {
  const mara = someone()
  const characters = ['imp', 'chef', 'empath'].map(id => ({ kind: 'official' as const, id }))
  await saveAll(
    mara,
    Array.from({ length: 25 }, (_, at) => `Script ${`${at}`.padStart(2, '0')}`)
  )
  await saveScript(mara, titled('Last', { author: 'Zoë', characters }))
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

test('changes and creation sort apart', async () => {
  const mara = someone()
  const { id } = await saveScript(mara, titled('Old'))
  await saveScript(mara, titled('New'))
  await saveScript(mara, titled('Old, changed'), { id, version: 1 })
  const names = async (sort: string) => (await listScripts(mara, { sort })).items.map(({ name }) => name)
  expect(await names('changed')).toEqual(['Old, changed', 'New'])
  expect(await names('made')).toEqual(['New', 'Old, changed'])
})

test('search takes letters of all languages as a keyboard without them writes them', async () => {
  const mara = someone()
  await saveAll(mara, ['Đêm Chuông', 'IŞIK GECESİ', 'Straßenlärm'])
  await saveScript(mara, titled('By an author', { author: 'Nguyễn Ánh' }))
  expect(await found(mara, 'dem chuong')).toEqual(['Đêm Chuông'])
  expect(await found(mara, 'CHUÔNG đêm')).toEqual(['Đêm Chuông'])
  expect(await found(mara, 'ışık gecesi')).toEqual(['IŞIK GECESİ'])
  expect(await found(mara, 'isik')).toEqual(['IŞIK GECESİ'])
  expect(await found(mara, 'strassenlarm')).toEqual(['Straßenlärm'])
  expect(await found(mara, 'nguyen')).toEqual(['By an author'])
  expect(await found(mara, 'ế'.repeat(limits.saved.search))).toEqual([])
})

test('search takes signs as they are', async () => {
  const mara = someone()
  await saveAll(mara, ['100% evil', 'snake_case', 'plain', 'bell 🔔'])
  expect(await found(mara, '%')).toEqual(['100% evil'])
  expect(await found(mara, '_')).toEqual(['snake_case'])
  expect(await found(mara, '🔔')).toEqual(['bell 🔔'])
  expect(await found(mara, "' OR 1=1 --")).toEqual([])
  expect(await found(mara, '  ')).toHaveLength(4)
})
