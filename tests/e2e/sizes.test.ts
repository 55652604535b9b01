import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#catalogue/catalogue.ts'
import { locales } from '#routes'
import {
  accountScripts,
  allScripts,
  builderPage,
  codeScripts,
  fieldHelpScripts,
  fontReaderScripts,
  grimoireScripts,
  gzipped,
  imageEditorScripts,
  initialData,
  initialScripts,
  initialScriptsWithImports,
  pages,
  printScripts,
  readingScripts,
  updateScripts,
  workerFiles
} from '../../tools/benches/sizes.ts'

/** Budgets in bytes after gzip. They only ever go down, or change in a commit that says why. */
const budget = {
  // Before a character can be added, by kind: 170 KB in all. Fonts and everything else load after that.
  builderAtFirst: {
    // 1 KB of it are the fallbacks’ metrics, so that nothing moves when fonts come, and 0.2 KB the faces of Turkish letters, for
    // which Turkish pages load 100 KB less. 0.2 KB keep long words of titles whole beside the buttons,
    // and 0.4 KB mark required fields, put long titles below the buttons and give empty screens a token. 0.25 KB of the scripts announce
    // hits after a pause and name the script in the window's title. 0.5 KB of them draw monograms of characters without an
    // image; styles that the page had twice made room for that.
    page: 20.75 * 1024,
    scripts: 122 * 1024,
    data: 10 * 1024
  },
  // Each of those scripts. React is 63 KB of the packages, and the script screen's module is part of the first.
  builderChunks: {
    'builder-island': 512,
    client: 512,
    first: 38.5 * 1024,
    messages: 6.5 * 1024,
    packages: 72.5 * 1024,
    page: 3.25 * 1024,
    'rolldown-runtime': 512,
    'script-screen': 512,
    'side-menu': 1.5 * 1024
  },
  // 2 KB of it store what works offline, install the app, and take what other apps share. 17 KB are what the dialogs of sharing
  // and saving have in common with account screens. 100 KB are the grimoire, its files and dialogs, and its texts, which load with it.
  // 37 KB are what other screens have of the editors of images: their texts, drawings in files and in the library of this device,
  // images of this device, and the buttons of forms that make images.
  // 3 KB of it are the “?” of seventy fields.
  // 52 KB are what helps people to begin and to fill a script: the command palette, suggestions and random fill, swapping, selecting
  // and comparing, other tools. 7 KB are the options of the storyteller's pack and of tokens, and what is said before printing.
  builderInAll: 562 * 1024,
  // What only the icon editor and the logo editor load, with the web workers that paint and read images, without icons and fonts.
  imageEditors: 90 * 1000,
  // Not within the editors': what reads the fonts of drawings loads with the first of them.
  fontReader: 93 * 1024,
  // What only the grimoire's screen loads, with the table, the night and the day. Lists of cards and games, the log, the town square
  // and the phone's round load when they are opened.
  grimoire: 61 * 1024,
  // Not within the builder's: it runs beside the page, in a web worker that starts when the export dialog opens.
  // 20 KB of it read the almanac's texts in Markdown.
  printScripts: 663 * 1024,
  // Nor this: it runs beside the page and takes the place of the reader there, which only browsers without web workers load.
  // 3 KB of it read short links, whose numbers stand for official characters, and lists of misspelled names, and bound times
  // and versions of library files. 3 KB check the drawings of library files.
  readingScripts: 30 * 1024,
  // Not within the builder's: only who opens the help on a field loads these, once.
  fieldHelp: 9 * 1024,
  // Not within the builder's either: only a JSON screen fetches it, when it is opened.
  codeScripts: 140 * 1024,
  // Nor these: nobody fetches them who is not signed in. 9 KB of them are dialogs that list what an account has.
  accountScripts: 23 * 1024,
  // Nor this: pages that are read load it too, 2 s after everything else.
  updateScripts: 3.25 * 1024,
  page: 40 * 1024,
  // 1 KB of it suggests the name that a misspelled search of the catalogue means. Loaded on demand, it would bring the
  // builder's loader along.
  pageScripts: 6.6 * 1024,
  // 0.4 KB of it are two messages more in six languages.
  worker: 2.805 * 1024 * 1024
}

describe('the builder’s scripts', () => {
  test.each(locales)('are small until a character can be added in %s', locale => {
    const page = builderPage(locale)
    const { page: ofPage, scripts, data } = budget.builderAtFirst
    expect(gzipped([page])).toBeLessThan(ofPage)
    expect(gzipped(initialScripts(page))).toBeLessThan(scripts)
    expect(gzipped(initialData(page))).toBeLessThan(data)
  })

  test('keep to their budgets, each for itself', () => {
    const sizes = initialScripts(builderPage()).map(file => [chunkName(file), gzipped([file])] as const)
    expect(sizes.map(([name]) => name).sort()).toEqual(Object.keys(budget.builderChunks))
    const budgets: Readonly<Record<string, number>> = budget.builderChunks
    expect(sizes.filter(([name, size]) => size > (budgets[name] ?? 0))).toEqual([])
  })

  test.each(locales)('are all named by the page in %s, so that none is asked for by another one', locale => {
    const page = builderPage(locale)
    expect(initialScriptsWithImports(page).toSorted()).toEqual(initialScripts(page).toSorted())
  })

  test('come before fonts and styles: nothing else is linked to be loaded at first', () => {
    const html = readFileSync(builderPage(), 'utf8')
    expect(html).not.toMatch(/<link rel="preload"[^>]+as="font"/)
    expect(html).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
  })

  test('are bounded with all that loads on demand, in one language', () => {
    expect(gzipped(allScripts())).toBeLessThan(budget.builderInAll)
  })

  test('of the grimoire are bounded, beside what other screens load too', () => {
    const size = gzipped(grimoireScripts())
    expect(size).toBeGreaterThan(30 * 1024)
    expect(size).toBeLessThan(budget.grimoire)
  })

  test('of the editors of images are bounded, with what runs beside the page', () => {
    const files = imageEditorScripts()
    expect(files.filter(file => /-worker\./.test(file))).toHaveLength(2)
    const size = gzipped(files)
    expect(size).toBeGreaterThan(40 * 1000)
    expect(size).toBeLessThan(budget.imageEditors)
    const first = initialScripts(builderPage())
    expect(files.filter(file => first.includes(file))).toEqual([])
  })

  test('leave the reading of fonts to a file that no page fetches by itself', () => {
    expect(fontReaderScripts()).toHaveLength(1)
    expect(gzipped(fontReaderScripts())).toBeLessThan(budget.fontReader)
    const named = pages().filter(page => readFileSync(page, 'utf8').includes('open-font'))
    expect(named).toEqual([])
  })

  test('leave the making of prints to a web worker, which no page fetches by itself', () => {
    expect(printScripts()).toHaveLength(1)
    expect(gzipped(printScripts())).toBeLessThan(budget.printScripts)
    const named = pages().filter(page => readFileSync(page, 'utf8').includes('print-worker'))
    expect(named).toEqual([])
    const engines = /satori|pdf-lib|fontkit|resvg/i
    expect(allScripts().filter(file => engines.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('leave the reading of files to a web worker, which no page fetches by itself', () => {
    expect(readingScripts()).toHaveLength(1)
    expect(gzipped(readingScripts())).toBeLessThan(budget.readingScripts)
    const named = pages().filter(page => readFileSync(page, 'utf8').includes('reading-worker'))
    expect(named).toEqual([])
  })

  test.each(locales)('leave the texts about fields in %s to who opens one', locale => {
    const files = fieldHelpScripts(locale)
    expect(files).toHaveLength(2)
    expect(gzipped(files)).toBeLessThan(budget.fieldHelp)
    expect(initialScriptsWithImports(builderPage(locale)).filter(file => files.includes(file))).toEqual([])
  })

  test('leave the editor of code to the screens that show code', () => {
    expect(codeScripts()).toHaveLength(1)
    expect(gzipped(codeScripts())).toBeLessThan(budget.codeScripts)
    const name = codeScripts()[0]?.split('/').at(-1) ?? ''
    const named = pages().filter(page => readFileSync(page, 'utf8').includes(name))
    expect(named.filter(page => !/json/.test(page))).toEqual([])
  })

  test('leave the lists of an account to those who have one', () => {
    expect(accountScripts()).not.toEqual([])
    expect(gzipped(accountScripts())).toBeLessThan(budget.accountScripts)
    const first = initialScripts(builderPage())
    expect(accountScripts().filter(file => first.includes(file))).toEqual([])
  })

  test.each(locales)('carry the words of one language alone in %s', locale => {
    const messages = initialScripts(builderPage(locale)).filter(file => file.includes('/messages-'))
    expect(messages).toEqual([expect.stringContaining(`/messages-first.${locale}.`)])
  })
})

test('every page is light', () => {
  expect(pages()).not.toEqual([])
  expect(pages().filter(page => gzipped([page]) >= budget.page)).toEqual([])
})

test('pages that are read need no more scripts than their menu and their search', () => {
  const read = pages().filter(
    page =>
      !/\/(?:builder|new|device-scripts|my-scripts|my-characters|my-images|shared|account|icon-editor|logo-editor|compare)\b/.test(
        page
      )
  )
  expect(read.length).toBeGreaterThan(6 * catalogue.characters.size)
  expect(Math.max(...read.map(page => gzipped(initialScriptsWithImports(page))))).toBeLessThan(
    budget.pageScripts
  )
})

test('the code for updates is small, and no page waits for it', () => {
  expect(updateScripts()).toHaveLength(1)
  expect(gzipped(updateScripts())).toBeLessThan(budget.updateScripts)
  const first = pages().flatMap(page => initialScriptsWithImports(page))
  expect(updateScripts().filter(file => first.includes(file))).toEqual([])
})

test('the Worker fits its plan', () => {
  expect(workerFiles()).not.toEqual([])
  expect(gzipped(workerFiles())).toBeLessThan(budget.worker)
})

/** The name of a script in the build, without what tells its content. */
const chunkName = (file: string) =>
  /\/([\w]+(?:-[a-z]+)?)[^/]*$/.exec(file)?.[1]?.replace(/^messages-.*/, 'messages') ?? ''
