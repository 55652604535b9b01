import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PrintForm } from '#features/export/form/print-form.tsx'
import type { PrintOptions } from '#print/print-options.ts'
import { openWorkingCopy } from '#stores/script.ts'
import { bell, choosePrintOptions, printOptions } from '../export-helpers.tsx'

const checkbox = (name: string) => page.getByRole('checkbox', { name })
const field = (name: string) => page.getByLabelText(name)

beforeEach(() => choosePrintOptions())

const open = (options: Partial<PrintOptions> = {}) => {
  choosePrintOptions(options)
  return render(<PrintForm isDisabled={false} />)
}

describe('the parts of a print', () => {
  test('print in page order, whatever order they are chosen in', async () => {
    await open({ parts: ['night'] })
    await checkbox('Tokens to cut out').click()
    await checkbox('Character sheet').click()
    await expect.poll(() => printOptions().parts).toEqual(['sheet', 'night', 'tokens'])
  })

  test('show their own options only while they are chosen', async () => {
    await open({ parts: [] })
    const more = ['Copies', 'Character token', 'Reminder token', 'Bleed past the cut']
    for (const label of more) expect(field(label).length).toBe(0)
    await checkbox('Tokens to cut out').click()
    await checkbox('Character sheet').click()
    for (const label of more) await expect.element(field(label)).toBeVisible()
    await checkbox('Night sheets').click()
    await page.getByRole('radio', { name: 'Compact' }).click()
    await expect.poll(() => printOptions().nights).toBe('compact')
  })

  test('copies belong to the back if there is no sheet, and stand there once', async () => {
    await open({ parts: ['sheet', 'back'] })
    expect(field('Copies').length).toBe(1)
    await checkbox('Character sheet').click()
    expect(field('Copies').length).toBe(1)
    await page.getByRole('radio', { name: 'Cover' }).click()
    await expect.poll(() => printOptions().back).toBe('cover')
  })

  test('that only the storyteller may see are disabled in a players’ copy, and come back after it', async () => {
    await open()
    await checkbox('Players’ copy').click()
    await expect.element(checkbox('Night sheets')).toBeDisabled()
    await expect.element(checkbox('Night sheets')).not.toBeChecked()
    await expect.element(page.getByText('For the storyteller only').first()).toBeVisible()
    await checkbox('Players’ copy').click()
    await expect.element(checkbox('Night sheets')).toBeChecked()
  })

  test('a players’ copy of storyteller parts alone begins with the sheet', async () => {
    await open({ parts: ['night'] })
    await checkbox('Players’ copy').click()
    await expect.element(checkbox('Character sheet')).toBeChecked()
    expect(printOptions()).toMatchObject({ parts: ['sheet', 'night'], playersCopy: true })
  })
})

describe('the storyteller’s pack', () => {
  test('has fields for own texts while their parts are chosen', async () => {
    await open({ parts: [] })
    expect(field('Your own cards, one per line').length).toBe(0)
    await checkbox('Info cards').click()
    await field('Your own cards, one per line').fill('You are poisoned')
    await checkbox('Tent cards').click()
    await field('Players, one per line').fill('Mara\nJo')
    await expect.poll(printOptions).toMatchObject({
      parts: ['infoCards', 'tentCards'],
      cardTexts: 'You are poisoned',
      playerNames: 'Mara\nJo'
    })
  })

  test('says why a part can’t be printed', async () => {
    await open({ parts: ['sheet'], jinxes: false })
    await expect.element(checkbox('Jinx sheet')).toBeDisabled()
    await expect.element(page.getByText('“Jinxes” is turned off')).toBeVisible()
    await page.getByRole('radio', { name: 'Booklet' }).click()
    await expect.element(checkbox('Tent cards')).toBeDisabled()
    await expect.element(page.getByText('Not in a booklet').first()).toBeVisible()
    await expect.element(checkbox('Seating sheet')).toBeDisabled()
  })
})

describe('numbers', () => {
  test('reach the print only if they are in range and on a step', async () => {
    await open({ parts: ['sheet', 'tokens'] })
    const copies = field('Copies')
    await copies.fill('21')
    expect(printOptions().copies).toBe(1)
    await expect.element(copies).toHaveValue(21)
    await copies.fill('2.5')
    expect(printOptions().copies).toBe(1)
    await copies.fill('')
    expect(printOptions().copies).toBe(1)
    await copies.fill('20')
    await expect.poll(() => printOptions().copies).toBe(20)
    await field('Character token').fill('33.5')
    await field('Reminder token').fill('15.22')
    await expect.poll(printOptions).toMatchObject({ tokenSize: 33.5, reminderSize: 25 })
  })

  test('outside their range stay in the field with an error, and the print has the last valid one', async () => {
    await open({ parts: ['sheet'], copies: 4 })
    await field('Copies').fill('99')
    await checkbox('Save ink').click()
    await expect.element(field('Copies')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Copies')).toHaveValue(99)
    expect(printOptions()).toMatchObject({ copies: 4, inkSaver: true })
  })
})

describe('the tokens', () => {
  beforeEach(() => openWorkingCopy({ id: crypto.randomUUID(), script: bell }))

  test('are chosen by kind and team, of which one stays chosen', async () => {
    await open({ parts: ['tokens'] })
    await page.getByText('Tokens to print').click()
    await page.getByRole('button', { name: 'Reminders' }).click()
    await expect.poll(() => printOptions().tokenKinds).toEqual(['character'])
    await expect.element(page.getByRole('button', { name: 'Characters', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Demons' }).click()
    await expect.poll(() => printOptions().tokenTeams).not.toContain('demon')
    await expect.element(page.getByText('4 tokens')).toBeVisible()
  })

  test('have a number each, which returns to the usual one', async () => {
    await open({ parts: ['tokens'] })
    await page.getByText('Tokens to print').click()
    await field('Imp: Dead').fill('0')
    await field('Chef').fill('20')
    await field('Drunk').first().fill('21')
    await expect.poll(() => printOptions().tokenCounts).toEqual({ 'imp#0': 0, chef: 20 })
    await field('Chef').fill('1')
    await expect.poll(() => printOptions().tokenCounts).toEqual({ 'imp#0': 0 })
    await page.getByRole('button', { name: 'Use the usual numbers' }).click()
    await expect.poll(() => printOptions().tokenCounts).toEqual({})
  })
})

test('tokens fit a punch or a sheet of labels of the paper', async () => {
  await open({ parts: ['tokens'] })
  await page.getByText('Punches, labels, cutting').click()
  await field('Punch for characters').selectOptions('1½ in (38.1 mm)')
  await expect.poll(() => printOptions().tokenSize).toBe(38.1)
  await expect.element(field('Character token')).toHaveValue(38.1)
  await field('Labels for characters').selectOptions('Herma 8863: 24 of 40 mm')
  await expect.poll(() => printOptions().tokenSheet).toBe('herma-8863')
  for (const label of ['Character token', 'Punch for characters']) expect(field(label).length).toBe(0)
  await page.getByRole('radio', { name: 'Letter' }).click()
  await expect.element(field('Character token')).toHaveValue(38.1)
  await expect.element(field('Labels for characters')).toHaveValue('')
  expect(document.body.textContent).not.toContain('Herma')
  await page.getByRole('radio', { name: 'Line' }).click()
  await field('Smallest gap').fill('3')
  await expect.poll(printOptions).toMatchObject({ tokenMarks: 'line', tokenGap: 3 })
})

test('tokens have backs, which move by what the printer’s sheet shows', async () => {
  await open({ parts: ['tokens'] })
  await page.getByText('Backs').click()
  await page.getByRole('radio', { name: 'Ornament' }).click()
  await checkbox('Sheet that measures your printer').click()
  await field('Move backs to the right').fill('-1.2')
  await field('Move backs down').fill('11')
  await field('Move backs down').fill('0.3')
  await expect.poll(printOptions).toMatchObject({
    tokenBacks: 'pattern',
    backTest: true,
    backOffsetX: -1.2,
    backOffsetY: 0.3
  })
})

test('tokens that belong to no character are chosen; a QR code needs a public page', async () => {
  await open({ parts: ['tokens'], qrToken: true })
  await page.getByText('Further tokens').click()
  await checkbox('Token with the script’s name').click()
  await field('Blank character tokens').fill('2')
  await field('Blank reminder tokens').fill('21')
  await field('Blank reminder tokens').fill('20')
  await expect
    .poll(printOptions)
    .toMatchObject({ titleToken: true, qrToken: true, blankTokens: 2, blankReminders: 20 })
  await expect.element(checkbox('Token with the QR code')).toBeDisabled()
  await expect.element(checkbox('Token with the QR code')).not.toBeChecked()
  await expect.element(page.getByText('Only for scripts with a public page')).toBeVisible()
})

test('character tokens have paper of a texture and a colour, which prints lighter if it is dark', async () => {
  await open({ parts: ['tokens'] })
  await page.getByText('Paper of character tokens').click()
  await page.getByRole('radio', { name: 'Parchment' }).click()
  await checkbox('Own colour').click()
  await expect.poll(printOptions).toMatchObject({ tokenTexture: 'parchment', tokenColour: '#e7d9b8' })
  expect(page.getByText('Too dark for text').length).toBe(0)
  await field('Colour of the paper').fill('#004400')
  await expect.poll(() => printOptions().tokenColour).toBe('#004400')
  await expect.element(page.getByText('Too dark for text')).toBeVisible()
  await checkbox('Own colour').click()
  await expect.poll(printOptions).not.toHaveProperty('tokenColour')
})

describe('the look', () => {
  test('an accent colour is optional; without one the print has its own', async () => {
    await open()
    await checkbox('Accent colour').click()
    await expect.poll(() => printOptions().accent).toBe('#85171a')
    await checkbox('Accent colour').click()
    await expect.poll(printOptions).not.toHaveProperty('accent')
  })

  test('an accent too light to read stays chosen, with a note that it prints darker', async () => {
    await open({ accent: '#ffe901' })
    await expect.element(page.getByText('Too light to read on paper')).toBeVisible()
    await field('For title, lines and headings').fill('#7a1f5c')
    await expect.poll(() => printOptions().accent).toBe('#7a1f5c')
    await expect.poll(() => page.getByText('Too light to read on paper').length).toBe(0)
  })

  test('size and columns are chosen', async () => {
    await open()
    await page.getByRole('radio', { name: 'One', exact: true }).click()
    await page.getByRole('radio', { name: 'Half page' }).click()
    await expect.poll(printOptions).toMatchObject({ columns: 1, size: 'half' })
  })
})

describe('languages', () => {
  test('the second language is never the first', async () => {
    await open()
    const names = () => [...document.querySelectorAll('select')].at(1)?.textContent
    expect(names()).not.toContain('English')
    await field('Language of the characters').selectOptions('de')
    await expect.poll(names).toContain('English')
    expect(names()).not.toContain('Deutsch')
  })

  test('choosing the second as the first swaps them', async () => {
    await open({ secondLanguage: 'fr' })
    await field('Language of the characters').selectOptions('fr')
    await expect.element(field('Second language')).toHaveValue('en')
    await expect.element(field('Language of the characters')).toHaveValue('fr')
  })
})

test('nothing can be chosen while there is nothing to print', async () => {
  await render(<PrintForm isDisabled />)
  await expect.element(page.getByRole('radio', { name: 'A4' })).toBeDisabled()
  await expect.element(checkbox('Character sheet')).toBeDisabled()
})

test('each language is named in its own words, in that language', async () => {
  await open()
  const options = [...document.querySelectorAll('option')].filter(
    ({ textContent }) => textContent === 'Türkçe'
  )
  expect(options.map(({ lang }) => lang)).toEqual(['tr', 'tr'])
})
