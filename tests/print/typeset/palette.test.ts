import { expect, test } from 'vitest'
import { aCast, drawingsOn, print, svgOf, usualIds } from '../print-helpers.ts'

const usual = aCast({ characters: usualIds, bootlegger: ['The bell is real.'] })

const coloursIn = (markup: readonly string[]) =>
  new Set(
    markup.flatMap(text =>
      [...text.matchAll(/(?:fill|stroke)="(#[\da-f]{3,6})"/gi)].map(([, colour]) => colour)
    )
  )

test('an ink-saver print has outlined icons, no tints and no team colours', async () => {
  const icons = await drawingsOn(usual, { inkSaver: true, parts: ['sheet'] })
  const [full, inkSaver] = [await svgOf(usual), await svgOf(usual, { inkSaver: true })]
  expect(
    icons.filter(icon => icon.includes('viewBox="0 0 512 512"')).every(icon => icon.includes('fill="none"'))
  ).toBe(true)
  expect(coloursIn(full)).toContain('#EFEAE0')
  for (const colour of ['#006F9B', '#006590', '#85171A', '#EFEAE0'])
    expect(coloursIn(inkSaver)).not.toContain(colour)
})

test('an ink-saver print contains the same text', async () => {
  expect((await print(usual, { inkSaver: true })).text).toBe((await print(usual)).text)
})

test('an accent colours title, rules and headings, but not teams and text', async () => {
  const [plain, accented] = [await svgOf(usual), await svgOf(usual, { accent: '#7a1f5c' })]
  const count = (pages: readonly string[], colour: string) => pages.join('').split(`"${colour}"`).length - 1
  expect(count(plain, '#7a1f5c')).toBe(0)
  // The character sheet has a title, two rules and two box headings; the night sheet a title, two rules and two nights.
  expect(count(accented, '#7a1f5c')).toBeGreaterThanOrEqual(10)
  expect(count(accented, '#006590')).toBe(count(plain, '#006590'))
})

test.each([
  ['#ffe901', '#827600'],
  ['#ffffff', '#757575'],
  ['#0096d1', '#007eaf'],
  ['#7a1f5c', '#7a1f5c']
])('an accent of %s is printed as %s, which is readable on paper', async (accent, printed) => {
  const [page = ''] = await svgOf(usual, { accent })
  expect(page).toContain(`"${printed}"`)
  if (accent !== printed) expect(page).not.toContain(accent)
})
