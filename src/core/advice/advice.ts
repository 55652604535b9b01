import type { Script } from '../script.ts'
import { characterNotes } from './characters.ts'
import { deathNotes } from './deaths.ts'
import { imageNotes } from './images.ts'
import { informationNotes } from './information.ts'
import { bootleggerNotes, jinxNotes } from './jinxes.ts'
import { nightNotes } from './nights.ts'
import { adviceCodes, type Note, severities } from './note.ts'
import { outsiderNotes } from './outsiders.ts'
import { partnerNotes } from './partners.ts'
import { type AdviceSources, layTable, type Table } from './table.ts'
import { teamNotes } from './teams.ts'
import { textNotes } from './texts.ts'

const rules: readonly ((facts: Table) => Note[])[] = [
  teamNotes,
  characterNotes,
  jinxNotes,
  bootleggerNotes,
  partnerNotes,
  outsiderNotes,
  informationNotes,
  deathNotes,
  nightNotes,
  textNotes,
  imageNotes
]

/**
 * Applies all rules of advice to a script; most severe suggestions first. Rules stay silent where custom characters
 * might supply what is missing, and drafts get no suggestions about what they still lack.
 *
 * @example findSuggestions(script, { catalogue, traits }).map(({ code }) => code) // ['djinn_missing']
 */
export function adviceOf(script: Script, sources: AdviceSources): Note[] {
  const facts = layTable(script, sources)
  return rules.flatMap(rule => rule(facts)).sort((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ code, severity }: Note) =>
  severities.indexOf(severity) * adviceCodes.length + adviceCodes.indexOf(code)
