import * as z from 'zod/mini'
import { isEqual } from '../equal.ts'
import type { Script } from '../script/script.ts'
import { type ScriptDifference, scriptDifference } from '../script/script-difference.ts'
import type { SavedCharacter } from './document.ts'

const count = z.optional(z.int().check(z.positive()))
const flag = z.optional(z.literal(true))

/**
 * What a save changed, counted when it is stored, so that a list of versions reads no contents. Absent parts are
 * unchanged.
 */
export const changeSummarySchema = z.object({
  /** Characters of a script. */
  added: count,
  removed: count,
  changed: count,
  moved: count,
  /** Fields of a saved character, other than its name. */
  fields: count,
  /** The name of a saved character. */
  name: flag,
  title: flag,
  nights: flag,
  almanac: flag,
  houseRules: flag,
  /** Metadata other than the title and the house rules. */
  metadata: flag,
  other: flag
})
export type ChangeSummary = z.infer<typeof changeSummarySchema>

/** @example summarizeScriptChanges(script, addCharacter(script, imp, catalogue)) // { added: 1 } */
export function summarizeScriptChanges(before: Script, after: Script): ChangeSummary {
  const summary: ChangeSummary = {}
  for (const difference of scriptDifference(before, after)) addDifference(summary, difference)
  return summary
}

function addDifference(summary: ChangeSummary, difference: ScriptDifference) {
  switch (difference.kind) {
    case 'added':
    case 'removed':
    case 'changed':
      summary[difference.kind] = (summary[difference.kind] ?? 0) + 1
      break
    case 'moved':
      summary.moved = difference.ids.length
      break
    case 'night':
      summary.nights = true
      break
    case 'text':
      summary[difference.field === 'title' ? 'title' : 'metadata'] = true
      break
    case 'list':
      summary[difference.field === 'bootlegger' ? 'houseRules' : 'metadata'] = true
      break
    case 'flag':
      summary.metadata = true
      break
    default:
      summary[difference.kind] = true
  }
}

/** @example summarizeCharacterChanges(imp, { ...imp, name: 'Devil', ability: 'Other.' }) // { name: true, fields: 1 } */
export function summarizeCharacterChanges(before: SavedCharacter, after: SavedCharacter): ChangeSummary {
  const was: Record<string, unknown> = before
  const is: Record<string, unknown> = after
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    key => !isEqual(was[key], is[key])
  )
  const fields = changed.filter(key => key !== 'name').length
  return { ...(fields < changed.length && { name: true as const }), ...(fields > 0 && { fields }) }
}
