import type { Catalogue, CatalogueTexts } from '#core/catalogue/catalogue.ts'
import { isStepId } from '#core/night/night.ts'
import { ownValue } from '#core/own-value.ts'
import { metadataFields } from '#core/script/metadata-fields.ts'
import type { Script } from '#core/script/script.ts'
import type { ScriptDifference } from '#core/script/script-difference.ts'
import { capitalize, fieldName } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'

export type GetName = (id: string) => string

/** Returns a lookup of names in the given scripts, steps and official characters in the page's language. */
export function createNameLookup(
  scripts: readonly Script[],
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): GetName {
  const customNames = new Map<string, string>()
  for (const character of scripts.flatMap(({ characters }) => characters)) {
    const name = character.kind === 'custom' ? character.name : overriddenName(character)
    if (name && !customNames.has(character.id)) customNames.set(character.id, name)
  }
  return id => {
    if (isStepId(id)) return texts?.steps[id].name ?? id
    return (
      customNames.get(id) ??
      ((texts && ownValue(texts.characters, id)) ?? catalogue.characters.get(id))?.name ??
      id
    )
  }
}

const overriddenName = (character: Script['characters'][number]) =>
  character.kind === 'official' ? character.changes?.name : undefined

/** Differences as lines of text, grouped by label. */
export function differenceLines(differences: readonly ScriptDifference[], nameOf: GetName): DifferenceLine[] {
  const described = differences.map(difference => ({
    ...lineOf(difference, nameOf),
    isNames: nameKinds.has(difference.kind)
  }))
  return [...Map.groupBy(described, ({ label }) => label)].map(([label, lines]) => {
    const texts = lines.flatMap(line => line.texts)
    return { label, texts: lines.every(({ isNames }) => isNames) ? [texts.join(', ')] : texts }
  })
}

/** Kinds whose differences are names, which are joined to one text. */
const nameKinds: ReadonlySet<ScriptDifference['kind']> = new Set(['added', 'removed', 'almanac'])

export interface DifferenceLine {
  label: string
  texts: string[]
}

function lineOf(difference: ScriptDifference, nameOf: GetName): DifferenceLine {
  switch (difference.kind) {
    case 'added':
      return { label: m.device_diff_added(), texts: [nameOf(difference.id)] }
    case 'removed':
      return { label: m.device_diff_removed(), texts: [nameOf(difference.id)] }
    case 'changed':
      return { label: m.device_diff_changed(), texts: [changedText(difference, nameOf)] }
    case 'moved':
      return { label: m.device_diff_moved(), texts: [difference.ids.map(nameOf).join(', ')] }
    case 'night':
      return { label: capitalize(fieldName(difference.night)), texts: [nightText(difference, nameOf)] }
    case 'text':
      return {
        label: fieldLabel(metadataFields[difference.field].fileKey),
        texts: [describeChange(difference.before, difference.after)]
      }
    case 'flag':
      return {
        label: fieldLabel(metadataFields[difference.field].fileKey),
        texts: [difference.isOn ? m.device_diff_on() : m.device_diff_off()]
      }
    case 'list':
      return { label: fieldLabel(metadataFields[difference.field].fileKey), texts: ruleTexts(difference) }
    case 'almanac':
      return {
        label: fieldLabel('customData'),
        texts: [difference.id === undefined ? m.device_diff_introduction() : nameOf(difference.id)]
      }
    case 'other':
      return { label: m.device_diff_other(), texts: [m.device_diff_extra()] }
  }
}

const fieldLabel = (fileKey: string) => capitalize(fieldName(fileKey))

type DifferenceOf<Kind> = Extract<ScriptDifference, { kind: Kind }>

function changedText({ id, fields }: DifferenceOf<'changed'>, nameOf: GetName) {
  const names = fields.map(field => (field === 'extra' ? m.device_diff_extra() : fieldName(field)))
  return names.length > 0 ? `${nameOf(id)} (${names.join(', ')})` : nameOf(id)
}

function nightText({ change, ids }: DifferenceOf<'night'>, nameOf: GetName) {
  if (change === 'own') return m.device_diff_own()
  if (change === 'official') return m.device_diff_official()
  if (ids.length === 0) return m.device_diff_reordered()
  return m.device_diff_night_moved({ names: ids.map(nameOf).join(', ') })
}

/** Describes the change of a text. */
export function describeChange(before: string, after: string) {
  if (before === '') return m.device_diff_text_new({ after })
  if (after === '') return m.device_diff_text_gone({ before })
  return m.device_diff_text({ before, after })
}

/** Describes the change of a list of texts: added and removed ones, or a new order. */
export function describeListChange(before: readonly string[] = [], after: readonly string[] = []) {
  const [was, is] = [new Set(before), new Set(after)]
  const added = after.filter(text => !was.has(text))
  const removed = before.filter(text => !is.has(text))
  return ruleTexts({ added, removed })
}

function ruleTexts({ added, removed }: Pick<DifferenceOf<'list'>, 'added' | 'removed'>) {
  if (added.length + removed.length === 0) return [m.device_diff_reordered()]
  return [
    ...added.map(texts => m.device_diff_new({ texts })),
    ...removed.map(texts => m.device_diff_gone({ texts }))
  ]
}
