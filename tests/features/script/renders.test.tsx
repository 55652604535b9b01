import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { addAndNotify } from '#stores/add-from-url.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { orderCharactersAmong, removeCharacter, sortCharacters } from '#stores/characters.ts'
import { setTitle } from '#stores/metadata.ts'
import { redo, undo } from '#stores/script.ts'
import { countRenders } from '../../components/count-renders.ts'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom } from '../../core/script-builders.ts'

beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))
afterEach(() => void vi.useRealTimers())

/** A character that isn't in the scripts. */
const added = { id: 'chef', name: 'Chef' }

/** A script of `count` characters, evenly of each main team and without jinxes, in reverse order. */
function scriptOf(count: number) {
  const teams = ['demon', 'minion', 'outsider', 'townsfolk'] as const
  const characters = Array.from({ length: count }, (_, index) =>
    custom(`custom${count - index}`, { name: `Custom ${count - index}`, team: teams[index % 4] ?? 'demon' })
  )
  return aScript({ characters })
}

/** Renders of one change after another. */
async function rendersOf(count: number) {
  const { unmount } = await openBuilder({ script: scriptOf(count) })
  await expect.poll(() => document.querySelectorAll('.script-row').length).toBe(count)
  // No timer ends meanwhile, such as those of saving and of advice; the first change shows that it isn't saved yet.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setTitle('Hamlet')
  await Promise.resolve()
  const renders = {
    add: await countRenders(() => addAndNotify(added)),
    undo: await countRenders(undo),
    redo: await countRenders(redo),
    remove: await countRenders(() => removeCharacter('custom1')),
    move: await countRenders(() => orderCharactersAmong(['custom8', 'custom4'])),
    sort: await countRenders(sortCharacters),
    title: await countRenders(() => setTitle('Village'))
  }
  vi.useRealTimers()
  await unmount()
  return renders
}

describe('a change', () => {
  test('renders as much in a long script as in a short one', async () => {
    expect(catalogue.characters.has(added.id)).toBe(true)
    const short = await rendersOf(8)
    const long = await rendersOf(32)
    expect(long).toEqual(short)
    // The counts would also be equal if nothing were counted.
    expect(short.add).toMatchObject({ CharacterRow: 1 })
    expect(short.remove).not.toHaveProperty('CharacterRow')
    expect(short.title).not.toHaveProperty('TeamList')
  })
})
