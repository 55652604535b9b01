import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { findBrokenWords } from '../../../tools/contact-sheets/checks/broken-words.ts'
import type { PageFinding } from '../../../tools/contact-sheets/checks/element.ts'
import { findEmptyColumns, findPrimaryButtons } from '../../../tools/contact-sheets/checks/layout.ts'
import { findOverflow } from '../../../tools/contact-sheets/checks/overflow.ts'
import { findSmallText } from '../../../tools/contact-sheets/checks/small-text.ts'
import { findSmallTargets } from '../../../tools/contact-sheets/checks/targets.ts'

const root = document.createElement('main')

beforeEach(async () => {
  await page.viewport(1000, 800)
  root.style.cssText = 'position: absolute; inset: 0; font: 16px sans-serif; background: #fff'
  document.body.append(root)
})
afterEach(() => root.remove())

/** What a check finds in markup: the classes of the elements. */
function findIn(check: (root: Element) => PageFinding[], markup: string): string[] {
  root.innerHTML = markup
  return check(root).map(({ kind, path }) => `${kind}: ${path.split('.').at(-1)}`)
}

test('text that is cut, shortened or outside of its box', () => {
  const text = 'A line of several words'
  const found = findIn(
    findOverflow,
    `<p class="cut" style="width: 60px; white-space: nowrap; overflow: hidden">${text}</p>
     <p class="dots" style="width: 60px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${text}</p>
     <p class="low" style="height: 20px; width: 60px; overflow: hidden">${text}</p>
     <p class="out" style="width: 60px; white-space: nowrap">${text}</p>
     <div class="side" style="width: 60px; overflow: auto"><p style="width: 200px">${text}</p></div>
     <p class="good" style="width: 300px">${text}</p>
     <span class="readers" style="position: absolute; width: 1px; height: 1px; overflow: hidden">${text}</span>`
  )
  expect(found.sort()).toEqual([
    'cut off: cut',
    'cut off: low',
    'outside of its box: out',
    'scrolls sideways: side',
    'shortened: dots'
  ])
})

test('words that go on in the next line', () => {
  const found = findIn(
    findBrokenWords,
    `<p class="bad" lang="de" style="width: 60px; overflow-wrap: anywhere; hyphens: manual">Leuchtturmwärterin</p>
     <p class="short" lang="de" style="width: 40px; overflow-wrap: anywhere; hyphens: auto; hyphenate-limit-chars: 16">Leuchtturm</p>
     <p class="long" lang="de" style="width: 60px; overflow-wrap: anywhere; hyphens: auto; hyphenate-limit-chars: 16">Leuchtturmwärterin</p>
     <p class="soft" lang="de" style="width: 90px">Leucht\u00adturm\u00adwärterin</p>
     <p class="spaces" style="width: 60px">one two three four</p>
     <code class="code" style="display: block; width: 60px; overflow-wrap: anywhere">Leuchtturmwärterin</code>`
  )
  expect(found).toEqual(['broken word: bad', 'broken word: short'])
})

test('small text, also after transforms; pictures are another kind', () => {
  const found = findIn(
    findSmallText,
    `<p class="bad" style="font-size: 11px">Small</p>
     <p class="scaled" style="transform: scale(0.5)">Small</p>
     <p class="good" style="font-size: 12px">Fine</p>
     <svg viewBox="0 0 200 200" width="100" height="100"><text class="drawn" y="20" font-size="16">Drawn</text></svg>`
  )
  expect(found.sort()).toEqual(['small text in a picture: drawn', 'small text: bad', 'small text: scaled'])
})

test('small targets: the area counts, not the box; links in prose are left out', () => {
  const small =
    'position: relative; width: 20px; height: 20px; padding: 0; border: 0; margin: 40px; display: block'
  const found = findIn(
    findSmallTargets,
    `<style>.enlarged::after { content: ''; position: absolute; inset: -12px }</style>
     <button class="bad" style="${small}"></button>
     <button class="enlarged" style="${small}"></button>
     <button class="large" style="width: 44px; height: 44px">A</button>
     <p>Read the <a class="prose" href="#a">help</a> first.</p>
     <label style="display: block; padding: 16px; width: 200px">Label <input class="labelled" type="checkbox"></label>`
  )
  expect(found).toEqual(['small target: bad'])
})

describe('layout', () => {
  test('columns with nothing in them', () => {
    const found = findIn(
      findEmptyColumns,
      `<div class="bad" style="display: grid; grid-template-columns: 400px 300px; height: 700px"><p>Words</p></div>`
    )
    expect(found).toEqual(['empty column: bad'])
    const good = `<div class="good" style="display: grid; grid-template-columns: 400px 300px; height: 700px"><p>Words</p><p>More</p></div>`
    expect(findIn(findEmptyColumns, good)).toEqual([])
  })

  test('two primary buttons in view', () => {
    const button = '<button class="button-primary">Save</button>'
    expect(findIn(findPrimaryButtons, button + button)).toHaveLength(2)
    expect(findIn(findPrimaryButtons, `${button}<div hidden>${button}</div>`)).toEqual([])
  })
})
