import type * as z from 'zod/mini'
import type { overridesSchema, scriptCharacterSchema, scriptSchema } from './script-schema.ts'

// The schemas are in a module of their own: a first visit has nothing to check, and needs no zod.
export type Script = z.infer<typeof scriptSchema>
export type ScriptCharacter = z.infer<typeof scriptCharacterSchema>
export type CharacterOverrides = z.infer<typeof overridesSchema>

export const emptyScript: Script = {
  title: '',
  author: '',
  hideTitle: false,
  bootlegger: [],
  characters: [],
  customData: {}
}
