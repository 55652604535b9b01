import { afterEach, describe, expect, test } from 'vitest'
import { sheetQuery } from '#features/export/download/sheet-query.ts'
import { nextZoom } from '#features/export/preview/use-zoom.ts'
import {
  $printPreferences,
  changePrintOptions,
  languagesOf,
  printableParts,
  setPlayersCopy,
  setPrintLanguage,
  setTokenBackground
} from '#features/export/print-preferences.ts'
import { sheetQuery as workerQuery } from '#functions/prints/sheet-options.ts'
import { defaultPrintOptions, isPrintablePart, type PrintOptions } from '#print/print-options.ts'

afterEach(() => $printPreferences.set({ options: defaultPrintOptions }))

const options = () => $printPreferences.get().options

describe('print options', () => {
  test('change one by one; undefined returns to the default', () => {
    changePrintOptions({ paper: 'letter', accent: '#112233' })
    changePrintOptions({ copies: 3 })
    expect(options()).toEqual({ ...defaultPrintOptions, paper: 'letter', accent: '#112233', copies: 3 })
    changePrintOptions({ accent: undefined, paper: undefined })
    expect(options()).toEqual({ ...defaultPrintOptions, copies: 3 })
  })

  test('an image behind tokens is kept beside them, whatever else is chosen', () => {
    const image = {
      address: `https://belfry.example/images/device/${'a'.repeat(32)}.png`,
      veil: 'medium'
    } as const
    setTokenBackground(image)
    setPrintLanguage('de')
    changePrintOptions({ copies: 2 })
    setPrintLanguage(undefined)
    expect($printPreferences.get()).toEqual({
      options: { ...defaultPrintOptions, copies: 2 },
      tokenBackground: image
    })
    setTokenBackground(undefined)
    expect($printPreferences.get()).not.toHaveProperty('tokenBackground')
  })

  test('a players’ copy prints only the sheet and its back', () => {
    const all: PrintOptions = {
      ...defaultPrintOptions,
      parts: ['sheet', 'back', 'night', 'almanac', 'tokens'],
      playersCopy: true
    }
    expect(printableParts(all)).toEqual(['sheet', 'back'])
    expect(isPrintablePart('tentCards', all)).toBe(true)
    expect(isPrintablePart('night', all)).toBe(false)
    expect(isPrintablePart('night', { ...all, playersCopy: false })).toBe(true)
  })

  test('switching the players’ copy on and off keeps the chosen parts', () => {
    changePrintOptions({ parts: ['sheet', 'night'] })
    setPlayersCopy(true)
    expect(printableParts(options())).toEqual(['sheet'])
    setPlayersCopy(false)
    expect(printableParts(options())).toEqual(['sheet', 'night'])
  })

  test('a players’ copy without any part that players may see gets the sheet', () => {
    changePrintOptions({ parts: ['night', 'tokens'] })
    setPlayersCopy(true)
    expect(options().parts).toEqual(['sheet', 'night', 'tokens'])
  })
})

describe('print languages', () => {
  test('are the language of the page and none, until chosen', () => {
    expect(languagesOf($printPreferences.get())).toEqual({ language: 'en', second: undefined })
  })

  test('swap when the second is chosen as the first', () => {
    changePrintOptions({ secondLanguage: 'tr' })
    setPrintLanguage('tr')
    expect(languagesOf($printPreferences.get())).toEqual({ language: 'tr', second: 'en' })
  })

  test('a second language that is the first, or unknown, is none', () => {
    const withSecond = (secondLanguage: string) =>
      languagesOf({ options: { ...defaultPrintOptions, secondLanguage }, language: 'de' }).second
    expect(withSecond('de')).toBeUndefined()
    expect(withSecond('xx')).toBeUndefined()
    expect(withSecond('vi')).toBe('vi')
  })

  test('follow the page again when the choice is taken back', () => {
    setPrintLanguage('vi')
    setPrintLanguage(undefined)
    expect($printPreferences.get()).toEqual({ options: defaultPrintOptions })
  })
})

describe('the query of the server’s PDF route', () => {
  const cast = { title: '', author: '', characters: [] }
  const queryOf = (changes: Partial<PrintOptions>) =>
    // The query needs nothing of the cast.
    sheetQuery({
      cast: cast as never,
      options: { ...defaultPrintOptions, ...changes },
      language: 'pt-br',
      day: '2026-11-22'
    })

  test('is read by the server as the same options', () => {
    const changes: Partial<PrintOptions> = {
      paper: 'letter',
      parts: ['back', 'tokens'],
      columns: 1,
      copies: 7,
      inkSaver: true,
      playersCopy: true,
      accent: '#123abc',
      secondLanguage: 'fr',
      tokenSize: 31.5,
      tokenAbilities: true,
      tokenKinds: ['reminder'],
      tokenTeams: ['minion', 'demon'],
      tokenCounts: { imp: 3, 'imp#0': 0 },
      titleToken: true,
      qrToken: true,
      blankTokens: 2,
      blankReminders: 20,
      tokenColour: '#a0b1c2',
      tokenTexture: 'parchment',
      tokenGap: 2.5,
      tokenMarks: 'line',
      tokenLeaves: true,
      tokenBacks: 'pattern',
      backOffsetX: -1.5,
      backOffsetY: 0.5,
      backTest: true,
      tokenSheet: 'avery-8293',
      reminderSheet: 'herma-8863'
    }
    expect(workerQuery.parse(queryOf(changes))).toEqual({
      ...defaultPrintOptions,
      ...changes,
      lang: 'pt-br',
      date: '2026-11-22'
    })
    expect(workerQuery.parse(queryOf({}))).toEqual({
      ...defaultPrintOptions,
      lang: 'pt-br',
      date: '2026-11-22'
    })
  })

  test('leaves out a second language that the server does not know', () => {
    expect(queryOf({ secondLanguage: 'xx' })).not.toHaveProperty('secondLanguage')
  })
})

describe('zoom steps', () => {
  test('lead up and down, and stop at either end', () => {
    expect([1, 1.5, 2, 3, 4].map(zoom => nextZoom(zoom, 1))).toEqual([1.5, 2, 3, 4, 4])
    expect([1, 1.5, 2, 3, 4].map(zoom => nextZoom(zoom, -1))).toEqual([1, 1, 1.5, 2, 3])
  })

  test('start from any zoom that a pinch left', () => {
    expect(nextZoom(1.7, 1)).toBe(2)
    expect(nextZoom(1.7, -1)).toBe(1.5)
  })
})
