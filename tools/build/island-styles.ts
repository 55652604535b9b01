import { readFileSync } from 'node:fs'
import { type ChildNode, type Container, parse } from 'postcss'

const sheetLink = /<link rel="stylesheet" href="([^"]+)">/g

/**
 * Writes all styles of an island's page into it, so that nothing else has to be there for the first paint. Each sheet is an
 * element of its own, which the pages stored for use without a network share.
 *
 * @param deferred URLs of the style sheets of chunks that load on demand, which the page does without
 * @param immediate URLs of those of the island's chunks. Vite doesn't load a sheet that the page links, even if the link
 *   is disabled.
 */
export function withAllStyles(
  html: string,
  folder: string,
  { deferred, immediate }: { deferred: ReadonlySet<string>; immediate: ReadonlySet<string> }
): string {
  const urls = [...html.matchAll(sheetLink)].map(([, url = '']) => url).filter(url => !deferred.has(url))
  const sheets = joinSmall(withoutRepeated(urls.map(url => readFileSync(`${folder}/${url}`, 'utf8'))))
  const styles = sheets.map(sheet => `<style>${sheet}</style>`).join('')
  const marks = [...immediate].map(url => `<link rel="stylesheet" href="${url}" disabled>`).join('')
  return html.replace(sheetLink, '').replace('</head>', `${styles}${marks}</head>`)
}

/**
 * Leaves out sheets whose rules are all in later ones too: components that are drawn while the pages are built and again by the island
 * bring their styles twice, and the last of equal rules decides anyway.
 */
function withoutRepeated(sheets: readonly string[]): string[] {
  const later = new Set<string>()
  const isNew = (sheet: string) => {
    const rules = rulesOf(parse(sheet))
    const hasNew = rules.some(rule => !later.has(rule))
    for (const rule of rules) later.add(rule)
    return hasNew
  }
  return sheets.toReversed().filter(isNew).toReversed()
}

/** Each rule with its layers. Those within a condition are one with it. */
function rulesOf(container: Container<ChildNode>, layers = ''): string[] {
  return (container.nodes ?? []).flatMap(node =>
    node.type === 'atrule' && node.name === 'layer' && node.nodes
      ? rulesOf(node, `${layers}@layer ${node.params} `)
      : [layers + node.toString()]
  )
}

/** Characters up to which neighbours are one element: the policy of the page has a hash of each, which can't be compressed. */
const smallSheet = 4000

function joinSmall(sheets: readonly string[]): string[] {
  const joined: string[] = []
  for (const sheet of sheets) {
    const last = joined.at(-1) ?? ''
    if (joined.length > 0 && last.length + sheet.length <= smallSheet)
      joined[joined.length - 1] = last + sheet
    else joined.push(sheet)
  }
  return joined
}
