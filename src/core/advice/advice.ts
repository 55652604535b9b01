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

const rules: readonly ((table: Table) => Note[])[] = [
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
 * What an experienced storyteller would say about a script, the gravest first. Silent where a script's own characters
 * may do what nobody else does, and about what a draft still lacks.
 *
 * @example adviceOf(script, { catalogue, traits }).map(({ code }) => code) // ['djinn_missing']
 */
export function adviceOf(script: Script, sources: AdviceSources): Note[] {
  const table = layTable(script, sources)
  return rules.flatMap(rule => rule(table)).sort((one, other) => rankOf(one) - rankOf(other))
}

const rankOf = ({ code, severity }: Note) =>
  severities.indexOf(severity) * adviceCodes.length + adviceCodes.indexOf(code)
