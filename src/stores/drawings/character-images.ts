import { withOverrides } from '#core/character/overrides.ts'
import { withImages } from '#core/drawing/team-variants.ts'
import { almanacKey } from '#core/script/almanac-keys.ts'
import type { ScriptCharacter } from '#core/script/script.ts'
import { putCharacter } from '../character-edits.ts'
import { scriptDrafts } from '../drafts/character-drafts.ts'
import { $script } from '../script.ts'

/**
 * Replaces the first images of a character of the open script, in one undo step; in what is typed in its form too. False when the
 * script no longer has the character.
 */
export function setCharacterImages(id: string, addresses: readonly string[]): boolean {
  const script = $script.get()
  const entry = script.characters.find(character => character.id === id)
  const changed = entry && changeImages(entry, addresses)
  if (!changed) return false
  const text = script.customData[almanacKey(id)]
  if (!putCharacter(id, changed, typeof text === 'string' ? text : '').ok) return false
  const draft = scriptDrafts.getDraft(id)
  if (draft) scriptDrafts.saveDraft(id, { ...draft, image: withImages(draft.image, addresses) })
  return true
}

function changeImages(entry: ScriptCharacter, addresses: readonly string[]): ScriptCharacter | undefined {
  if (entry.kind === 'custom') return { ...entry, image: withImages(entry.image ?? [], addresses) }
  if (entry.kind !== 'official') return undefined
  return withOverrides(entry, {
    ...entry.changes,
    image: withImages(entry.changes?.image ?? [], addresses)
  })
}
