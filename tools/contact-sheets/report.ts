import type { Finding } from './find-defects.ts'

/** The kinds of findings, the worst first. */
const kinds = [
  'not reached',
  'page too wide',
  'outside of its box',
  'cut off',
  'broken word',
  'contrast',
  'several primary buttons',
  'small target',
  'small text',
  'empty column',
  'layout shift',
  'scrolls sideways',
  'shortened',
  'small text in a picture'
]

/** More scenes of one finding are counted. */
const mostScenes = 4

/** Findings of one kind, about one element. */
interface FindingGroup {
  first: Finding
  findings: Finding[]
}

/** Puts findings of the same element together, wherever they are; a text counts where words are what is found. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = Map.groupBy(findings, keyOf)
  return [...groups.values()]
    .flatMap(all => (all[0] ? [{ first: all[0], findings: all }] : []))
    .sort((one, other) => rank(one) - rank(other) || other.findings.length - one.findings.length)
}

const rank = ({ first }: FindingGroup) => {
  const index = kinds.indexOf(first.kind)
  return index < 0 ? kinds.length : index
}

const keyOf = ({ kind, path, text, locale }: Finding) =>
  JSON.stringify(/word|box|cut|shortened|reached/.test(kind) ? [kind, path, text, locale] : [kind, path])

/** The number of findings of each kind. */
export function countKinds(groups: readonly FindingGroup[]): string[] {
  const byKind = Map.groupBy(groups, ({ first }) => first.kind)
  return [...byKind].map(([kind, all]) => {
    const places = all.reduce((sum, { findings }) => sum + findings.length, 0)
    return `${kind}: ${all.length} (in ${places} places)`
  })
}

/** The whole report: figures, then a line for each finding, by kind. */
export function reportOf(findings: readonly Finding[]): string {
  const groups = groupFindings(findings)
  const byKind = Map.groupBy(groups, ({ first }) => first.kind)
  const parts = [...byKind].map(([kind, all]) => `\n## ${kind}\n${all.map(lineOf).join('\n')}\n`)
  return `${countKinds(groups).join('\n')}\n${parts.join('')}`
}

/** @example 'script, share | de | 390 768 | light | main > button | “Sichern” | by 12 px' */
export function lineOf({ first, findings }: FindingGroup): string {
  const all = <Value>(value: (finding: Finding) => Value) => [...new Set(findings.map(value))]
  const scenes = all(({ scene }) => scene)
  const more = scenes.length > mostScenes ? ` +${scenes.length - mostScenes}` : ''
  return [
    scenes.slice(0, mostScenes).join(', ') + more,
    all(({ locale }) => locale).join(' '),
    all(({ width }) => width)
      .sort((one, other) => one - other)
      .join(' '),
    all(({ scheme }) => scheme).join(' '),
    first.path,
    ...(first.text ? [`“${first.text}”`] : []),
    ...(first.detail ? [first.detail] : [])
  ].join(' | ')
}
