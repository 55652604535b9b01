import { describe, expect, test } from 'vitest'
import { extractPairJinxes, readDraft } from '#core/reading/draft.ts'
import { type Repair, reportRepairsTo } from '#core/reading/repair.ts'

function draftOf(raw: Record<string, unknown>) {
  const repairs: Repair[] = []
  const draft = readDraft({ index: 3, raw }, reportRepairsTo(repairs))
  return { draft, repairs }
}

describe('an entry', () => {
  test('is located by its index, id and name, as far as it has these', () => {
    expect(draftOf({ id: 'owl', name: 'Owl' }).draft?.location).toEqual({ index: 3, id: 'owl', name: 'Owl' })
    expect(draftOf({ id: 12, name: 7 }).draft?.location).toEqual({ index: 3, id: '12' })
    expect(draftOf({ id: 'owl' }).draft?.location).toEqual({ index: 3, id: 'owl' })
  })

  test('with a long id and name is located by their beginnings, which every repair repeats', () => {
    const { draft, repairs } = draftOf({ id: 'x'.repeat(500), Name: '', name: 'y'.repeat(500) })
    expect(draft?.location.id).toHaveLength(120)
    expect(draft?.location.name).toHaveLength(120)
    expect(repairs[0]?.where.name).toHaveLength(120)
    expect(draft?.fileId).toHaveLength(500)
  })

  test('has the id of the file, else its slug, else its name', () => {
    const ids = (raw: Record<string, unknown>) => draftOf(raw).draft?.fileId
    expect(ids({ id: 'owl', slug: 'bat', name: 'Crow' })).toBe('owl')
    expect(ids({ slug: 'bat', name: 'Crow' })).toBe('bat')
    expect(ids({ slug: ' ', name: 'Crow' })).toBe('Crow')
    expect(ids({ slug: 7, name: 'Crow' })).toBe('Crow')
    expect(draftOf({ ability: 'Hoots.' })).toEqual({ draft: undefined, repairs: [] })
  })

  test('reports an id that was made from slug or name, and is located by it', () => {
    const { draft, repairs } = draftOf({ slug: 'bat' })
    expect(repairs).toEqual([
      { code: 'id_made', severity: 'repair', where: { index: 3, id: 'bat' }, after: 'bat' }
    ])
    expect(draft?.location).toEqual({ index: 3, id: 'bat' })
  })

  test('describes a character when it has a name or an ability', () => {
    expect(draftOf({ id: 'owl', name: 'Owl' }).draft?.isDescribed).toBe(true)
    expect(draftOf({ id: 'owl', ability: 'Hoots.' }).draft?.isDescribed).toBe(true)
    expect(draftOf({ id: 'owl', flavor: 'Hoo.' }).draft?.isDescribed).toBe(false)
    expect(draftOf({ id: 'owl', colour: 1 }).draft?.rawWithoutId).toEqual({ colour: 1 })
  })
})

describe('the jinxes of an entry that name both characters', () => {
  const pair = { characters: ['imp', 'spy'], reason: 'No.' }
  const own = { id: 'imp', reason: 'Yes.' }

  test.each(['jinx', 'jinxes'])('are taken out of its list %s, and its own stay', key => {
    expect(extractPairJinxes({ index: 3, raw: { id: 'owl', [key]: [own, pair] } })).toEqual({
      entry: { index: 3, raw: { id: 'owl', [key]: [own] } },
      pairs: [pair]
    })
  })

  test('leave an entry without any as it is', () => {
    for (const raw of [{ id: 'owl', jinxes: [own] }, { id: 'owl', jinxes: pair }, { id: 'owl' }])
      expect(extractPairJinxes({ index: 3, raw })).toEqual({ entry: { index: 3, raw }, pairs: [] })
  })
})
