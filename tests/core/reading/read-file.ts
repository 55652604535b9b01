import { catalogue } from '#catalogue/catalogue.ts'
import type { Script, ScriptCharacter } from '#core/script/script.ts'
import { type Repair, type RepairCode, readScriptFile, writeScriptFile } from '#core/script/script-file.ts'

/** Reads a file; throws when it is refused. */
export function read(input: unknown): { script: Script; repairs: Repair[] } {
  const result = readScriptFile(input, catalogue)
  if (!result.ok) throw new Error(`refused: ${result.code}`)
  return result.value
}

export const meta = { id: '_meta', name: 'Trouble', author: 'Ann' }

/** Reads one entry together with a meta entry; returns the character and the repairs. */
export function readOne(entry: unknown): { character: ScriptCharacter | undefined; repairs: Repair[] } {
  const { script, repairs } = read([meta, entry])
  return { character: script.characters[0], repairs }
}

/** A full custom character with some fields replaced. */
export const raven = (rest: Record<string, unknown> = {}) => ({
  id: 'raven',
  name: 'Raven',
  team: 'townsfolk',
  ability: 'You sing.',
  ...rest
})

export const codesOf = (repairs: readonly Repair[]): RepairCode[] => repairs.map(({ code }) => code)

/** Reads `input` and writes the script as a file again. */
export const rewrite = (input: unknown) => writeScriptFile(read(input).script, catalogue)
