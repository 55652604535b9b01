import { type ESTree, parseSync, Visitor } from 'vite'

/** Shaped lines that Satori caches; about 8 MB if all are long. */
const cachedLines = 2048

/** What takes the place of a part of a file, by offsets. */
interface Edit {
  what: string
  start: number
  end: number
  text: string
}

/**
 * Changes Satori's published file in four places, found in its syntax tree:
 *
 * - HarfBuzz is instantiated by the statements in `start`, where `imports` are the imports of its module and `done` takes
 *   the instance.
 * - HarfBuzz as base64 text is left out.
 * - 2048 shaped lines are cached instead of 256. A sheet with its nights has 400, so every line would be evicted before
 *   its reuse.
 * - The address of the running script, which the Cloudflare Worker lacks, is empty: it only leads to HarfBuzz's file.
 *
 * Throws unless each place is there exactly once.
 */
export function satoriStartedBy(code: string, start: string): string {
  const edits = findEdits(parseSync('satori.js', code).program, start)
  for (const what of places) {
    const { length } = edits.filter(edit => edit.what === what)
    if (length !== 1) throw new Error(`Satori has changed: its file contains ${what} ${length} times`)
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code)
}

const places = [
  'the instantiation of HarfBuzz',
  'HarfBuzz as text',
  'the size of the cache of shaped lines',
  'the address of the script'
] as const

function findEdits(program: ESTree.Program, start: string): Edit[] {
  const edits: Edit[] = []
  const replace = (what: (typeof places)[number], { start, end }: ESTree.Span, text: string) =>
    edits.push({ what, start, end, text })
  new Visitor({
    IfStatement: statement => {
      const { test } = statement
      if (!isMember(test, 'instantiateWasm')) return
      const before = { start: statement.start, end: statement.start }
      const harfbuzz = nameOf(test.object)
      replace(
        'the instantiation of HarfBuzz',
        before,
        `${harfbuzz}.instantiateWasm=(imports,done)=>{${start};return{}};`
      )
    },
    Literal: literal => {
      if (typeof literal.value === 'string' && /^AGFzbQ.{100000}/.test(literal.value))
        replace('HarfBuzz as text', literal, '""')
    },
    MemberExpression: member => {
      if (
        isMember(member, 'href') &&
        isMember(member.object, 'location') &&
        nameOf(member.object.object) === 'self'
      )
        replace('the address of the script', member, '""')
    }
  }).visit(program)
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { init } of statement.declarations)
      if (init?.type === 'Literal' && init.value === 256)
        replace('the size of the cache of shaped lines', init, String(cachedLines))
  }
  return edits
}

const isMember = (node: ESTree.Expression, property: string): node is ESTree.StaticMemberExpression =>
  node.type === 'MemberExpression' && !node.computed && node.property.name === property

const nameOf = (node: ESTree.Expression) => (node.type === 'Identifier' ? node.name : undefined)
