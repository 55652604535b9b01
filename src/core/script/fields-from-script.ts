import type { Jinx } from '../character/character.ts'
import type { CharacterOverrides, ScriptCharacter } from './script.ts'

/** Returns the fields that the script itself gives: all of a custom character, the overrides of an official one. */
export function fieldsFromScript(character: ScriptCharacter): CharacterOverrides {
  if (character.kind === 'custom') return character
  return (character.kind === 'official' ? character.changes : undefined) ?? {}
}

/**
 * Replaces the jinxes that a character of a script stores. Empty jinxes and empty overrides are left out; an unknown
 * character stores none.
 */
export function withJinxes(character: ScriptCharacter, jinxes: Jinx[]): ScriptCharacter {
  if (character.kind === 'unknown') return character
  if (character.kind === 'custom') {
    if (jinxes.length > 0) return { ...character, jinxes }
    const { jinxes: _, ...rest } = character
    return rest
  }
  if (jinxes.length > 0) return { ...character, changes: { ...character.changes, jinxes } }
  const { changes: { jinxes: _, ...others } = {}, ...rest } = character
  return Object.keys(others).length > 0 ? { ...rest, changes: others } : rest
}
