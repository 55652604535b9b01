import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { $jinxesInPlay, $teamRows } from '#features/script/list/team-rows.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { changeScript, openWorkingCopy } from '#stores/script.ts'
import { aScript, official } from '../../core/script-builders.ts'

beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))
beforeEach(async () => {
  openWorkingCopy({ id: 'rows', script: aScript({ characters: ['imp', 'chef', 'spy', 'monk'] }) })
  const stop = $teamRows.listen(() => {})
  await expect.poll(() => $jinxesInPlay.get()).toEqual([])
  return stop
})

const addMagician = () =>
  changeScript(script => ({ ...script, characters: [...script.characters, official('magician')] }))

test('rows stand by team, in the order of the script within each', () => {
  expect($teamRows.get().map(({ team, rows }) => [team, rows.map(({ name }) => name)])).toEqual([
    ['townsfolk', ['Chef', 'Monk']],
    ['minion', ['Spy']],
    ['demon', ['Imp']]
  ])
})

test('rows tell when a character wakes, and after a paint whom it is jinxed with', async () => {
  addMagician()
  expect(
    $teamRows
      .get()
      .flatMap(({ rows }) => rows)
      .every(row => row.jinxedWith.length === 0)
  ).toBe(true)
  await expect.poll(() => $jinxesInPlay.get()).toHaveLength(1)
  const rows = $teamRows.get().flatMap(team => team.rows)
  const row = (id: string) => rows.find(each => each.id === id)
  expect(row('chef')).toMatchObject({ wakesFirst: true, wakesOther: false, jinxedWith: [] })
  expect(row('imp')).toMatchObject({ wakesFirst: false, wakesOther: true })
  expect(row('spy')?.jinxedWith).toEqual(['Magician'])
  expect(row('magician')?.jinxedWith).toEqual(['Spy'])
})

test('what a change leaves alone keeps its identity, so that it isn’t rendered again', async () => {
  const [townsfolk, minions, demons] = $teamRows.get()
  addMagician()
  const [townsfolkAfter, minionsAfter, demonsAfter] = $teamRows.get()
  expect(demonsAfter).toBe(demons)
  expect(minionsAfter).toBe(minions)
  expect(townsfolkAfter).not.toBe(townsfolk)
  expect(townsfolkAfter?.rows[0]).toBe(townsfolk?.rows[0])
  // The Spy is jinxed with the Magician.
  await expect.poll(() => $teamRows.get()[1]?.rows[0]).not.toBe(minions?.rows[0])
})

test('a change of a title leaves all rows alone', () => {
  const before = $teamRows.get()
  changeScript(script => ({ ...script, title: 'Village' }))
  expect($teamRows.get()).toHaveLength(before.length)
  expect($teamRows.get().every((team, index) => team === before[index])).toBe(true)
})
