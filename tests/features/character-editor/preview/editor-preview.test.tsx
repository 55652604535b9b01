import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type CharacterFields, emptyFields } from '#core/character/character-fields.ts'
import { EditorPreview } from '#features/character-editor/preview/editor-preview.tsx'

const show = (fields: Partial<CharacterFields> = {}) =>
  render(<EditorPreview fields={{ ...emptyFields, ...fields }} />)

const shows = (text: string) => expect.element(page.getByText(text).first()).toBeVisible()

/** The captions of the small tokens, from left to right. */
const captions = () => [...document.querySelectorAll('figcaption')].map(({ textContent }) => textContent)

/** The addresses of the images on the tokens. */
const images = () =>
  [...document.querySelectorAll<HTMLImageElement>('.preview-table img')].map(({ src }) => src)

const address = (number: number) => `https://example.invalid/${number}.png`

describe('the preview of a character', () => {
  test('says what is missing in a blank form', async () => {
    await show()
    for (const text of ['No name yet', 'No ability yet', 'Doesn’t wake at night.']) await shows(text)
  })

  test('shows name and ability, with the change of the setup in bold', async () => {
    await show({ name: 'Lamplighter', ability: 'Light a lamp. [+1 Outsider]' })
    await shows('Lamplighter')
    const bold = [...document.querySelectorAll('.preview-sheet b')].map(({ textContent }) => textContent)
    expect(bold).toEqual(['Lamplighter', '[+1 Outsider]'])
  })

  test('shows the nights on which it wakes, with their reminders', async () => {
    await show({ firstNight: 12.5, firstNightReminder: 'Wake it.', otherNight: 7 })
    await shows('12.5 · First night')
    await shows('Wake it.')
    await shows('7 · Other nights')
    await shows('No reminder text yet')
  })

  test.each([Number.NaN, -1])('shows no night for the wake-up number %d', async number => {
    await show({ firstNight: number })
    await shows('Doesn’t wake at night.')
  })
})

describe('the tokens in the preview', () => {
  test.each([
    ['townsfolk', ['if evil']],
    ['outsider', ['if evil']],
    ['minion', ['if good']],
    ['demon', ['if good']],
    ['traveller', ['if good', 'if evil']],
    ['fabled', []],
    ['loric', []]
  ] as const)('of team %s include the other alignments', async (team, expected) => {
    await show({ team })
    expect(captions()).toEqual(expected)
  })

  test('include the first reminder that has a label', async () => {
    await show({ team: 'fabled', reminders: ['', ' '], remindersGlobal: ['Lit', 'Dark'] })
    expect(captions()).toEqual(['Lit'])
  })

  test('have the image of their alignment', async () => {
    await show({ team: 'traveller', image: [address(1), address(2), address(3)] })
    await expect.poll(images).toEqual([address(1), address(2), address(3)])
  })

  test('have the first image where their alignment has none', async () => {
    await show({ team: 'demon', image: [address(1)] })
    await expect.poll(images).toEqual([address(1), address(1)])
  })
})
