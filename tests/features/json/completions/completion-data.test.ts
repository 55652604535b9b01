import { describe, expect, test } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { completionData, createNameOf } from '#features/json/completions/completion-data.ts'
import { completionsAt } from '#features/json/completions/completions.ts'
import { aScript, catalogue, custom } from '../../../core/script-builders.ts'

const texts = await loadTexts('en')
const script = aScript({ characters: ['imp', custom('baker', { name: 'Baker' })] })
const nameOf = createNameOf(script, texts)

describe('the name of an id', () => {
  test('is that in the script, of the catalogue, or of a step of the night', () => {
    expect(['baker', 'imp', 'dusk'].map(nameOf)).toEqual(['Baker', 'Imp', texts.steps.dusk.name])
  })

  test('is nothing for an id that nobody knows', () => {
    expect(nameOf('gondola')).toBeUndefined()
  })

  test('is in English until the texts of the page’s language are there', () => {
    expect(createNameOf(script, undefined)('imp')).toBe('Imp')
    expect(createNameOf(script, undefined)('dusk')).toBeUndefined()
  })

  test('of an official character is the script’s when the script has one of its own with that id', () => {
    const own = aScript({ characters: [custom('imp', { name: 'My Imp' })] })
    expect(createNameOf(own, texts)('imp')).toBe('My Imp')
  })
})

describe('the words beside completions', () => {
  const data = completionData('script', script, nameOf)
  /** The bar in the text marks the cursor. */
  const besideAt = (marked: string) => {
    const found = completionsAt(marked.replace('|', ''), marked.indexOf('|'), data)
    return Object.fromEntries(found?.options.map(({ word, about }) => [word, about]) ?? [])
  }

  test('are names of fields, characters and steps', () => {
    expect(besideAt('["imp", {"id": "cook", "flav|"}]')).toEqual({ flavor: 'flavour text' })
    expect(besideAt('["fortune|"]')).toMatchObject({ fortuneteller: 'Fortune Teller' })
    expect(besideAt('[{"id": "_meta", "firstNight": ["du|"]}]')).toMatchObject({
      dusk: texts.steps.dusk.name
    })
  })

  test('are names of teams and editions', () => {
    expect(besideAt('["imp", {"id": "cook", "team": "min|"}]')).toMatchObject({ minion: 'Minion' })
    const editions = besideAt('["imp", {"id": "cook", "edition": "|"}]')
    expect(Object.keys(editions)).toContain('tb')
    expect(Object.values(editions)).not.toContain(undefined)
  })

  test('say what the entry about the script is', () => {
    expect(besideAt('[{"id": "_m|"}]')).toMatchObject({ _meta: 'Script details' })
  })
})

test('completions offer the characters of the script, and all official ones', () => {
  const data = completionData('character', script, nameOf)
  expect(data.onScript).toEqual(['imp', 'baker'])
  expect(data.official).toEqual([...catalogue.characters.keys()])
})
