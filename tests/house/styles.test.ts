import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Classes that other rooms than their owner may style, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  lucide: 'the icon library writes it on every icon: like `svg`, whoever places an icon sets its size'
}

/** Classes whose markup is in another room than their styles, each with the reason. */
const writtenElsewhere: Readonly<Record<string, string>> = {
  'checkbox-chip': 'pages without scripts write the markup of `#ui` by hand',
  'lucide-arrow-right': 'the icon library writes it'
}

/** The room for classes of any element: for screen readers only, fonts of headings. */
const everyonesRoom = 'src/styles'

/** The room of a file: a feature, or another folder of `src`. */
const roomOf = (file: string) => file.match(/^src\/(?:features\/)?[^/]+/)?.[0] ?? file

const withoutComments = (css: string) => css.replace(/\/\*.*?\*\//gs, '')

/** The classes of the selectors of a stylesheet. Nested rules count too; conditions and key frames have no classes. */
function classesOf(css: string): Set<string> {
  const code = withoutComments(css).replace(/"[^"]*"/g, '""')
  const selectors = [...code.matchAll(/([^{};]+)\{/g)].flatMap(([, prelude = '']) =>
    prelude.trim().startsWith('@') ? [] : [prelude]
  )
  return new Set(
    selectors.flatMap(selector => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))
  )
}

const styles = globSync('src/**/*.css').flatMap(file =>
  [...classesOf(readFileSync(file, 'utf8'))].map(name => ({ name, file, room: roomOf(file) }))
)

test('the classes of a stylesheet are found in nested rules, conditions and lists', () => {
  const css = `
    @import "./other.css";
    @layer ui { @media (min-width: 37.5em) { .a { & > .b:not(.c, [data-x=".d"]) { margin: 0.5em; } } } }
    /* .e { } */ a.f::after { content: ".g { "; }`
  expect([...classesOf(css)].sort()).toEqual(['a', 'b', 'c', 'f'])
})

test('every class is styled by one room alone', () => {
  const found = [...Map.groupBy(styles, ({ name }) => name)].filter(
    ([name, uses]) => !exceptions[name] && new Set(uses.map(({ room }) => room)).size > 1
  )
  expect(
    found.map(
      ([name, uses]) =>
        `.${name} is styled in ${uses.map(({ file }) => file).join(', ')}: keep the styles in the room whose component ` +
        'writes the class. Elsewhere ask the component for a variant (a property), set a custom property that its ' +
        'stylesheet documents, or give it a class of your own that sets margins and position'
    )
  ).toEqual([])
})

test('every class is written by the room that styles it', () => {
  const markup = Map.groupBy(
    globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/generated/**'] }),
    roomOf
  )
  const textOf = (room: string) => (markup.get(room) ?? []).map(file => readFileSync(file, 'utf8')).join('\n')
  const texts = new Map([...new Set(styles.map(({ room }) => room))].map(room => [room, textOf(room)]))
  const foreign = styles.filter(
    ({ name, room }) =>
      room !== everyonesRoom &&
      !exceptions[name] &&
      !writtenElsewhere[name] &&
      !name.startsWith('cm-') &&
      !isWritten(name, texts.get(room) ?? '')
  )
  expect(
    foreign.map(
      ({ name, file, room }) =>
        `.${name} is styled in ${file}, but no component of ${room} writes it: move the styles to the room that does, or ` +
        'delete them'
    )
  ).toEqual([])
})

/** Whether a text has the class, whole or as the start of a template: `button-${variant}`. */
function isWritten(name: string, text: string): boolean {
  if (new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)) return true
  const start = name.slice(0, name.lastIndexOf('-') + 1)
  return start !== '' && text.includes(`${start}\${`)
}

test('no exception is out of date', () => {
  const names = new Set(styles.map(({ name }) => name))
  const listed = [...Object.keys(exceptions), ...Object.keys(writtenElsewhere)]
  expect(listed.filter(name => !names.has(name))).toEqual([])
})

test('no selector is for any element or item after another one: with such a rule, one that comes or goes restyles all beside it', () => {
  const found = globSync('src/**/*.css').filter(file =>
    /[+~]\s*\*|\bli\s*[+~]\s*li\b/.test(withoutComments(readFileSync(file, 'utf8')))
  )
  expect(found, 'use `:not(:first-child)`, a gap, or name the elements').toEqual([])
})
