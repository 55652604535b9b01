import { catalogue } from '#catalogue/catalogue.ts'
import type { Script, ScriptCharacter } from '#core/script.ts'
import { type Repair, type RepairCode, readScriptFile, writeScriptFile } from '#core/script-file.ts'

/** Reads a file that must be readable. */
export function read(input: unknown): { script: Script; repairs: Repair[] } {
  const result = readScriptFile(input, catalogue)
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.value
}

export const meta = { id: '_meta', name: 'Trouble', author: 'Ann' }

/** Reads one entry beside a meta entry; answers the character and what was noted. */
export function readOne(entry: unknown): { character: ScriptCharacter | undefined; repairs: Repair[] } {
  const { script, repairs } = read([meta, entry])
  return { character: script.characters[0], repairs }
}

/** A whole custom character with some fields changed. */
export const raven = (rest: Record<string, unknown> = {}) => ({
  id: 'raven',
  name: 'Raven',
  team: 'townsfolk',
  ability: 'You sing.',
  ...rest
})

export const codesOf = (repairs: readonly Repair[]): RepairCode[] => repairs.map(({ code }) => code)

/** The file that a script read from `input` is written as. */
export const rewrite = (input: unknown) => writeScriptFile(read(input).script, catalogue)
