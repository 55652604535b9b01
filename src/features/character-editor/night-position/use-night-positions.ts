import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { isStepId, type Night } from '#core/night/night.ts'
import { mayWakeAfterDawn } from '#core/night/night-entries.ts'
import { findNightNeighbours, fullNightOrder } from '#core/night/night-position.ts'
import { m } from '#i18n/messages.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import { characterIdOf } from '../edited-character.ts'
import { useEditedCharacter, useEditorContext } from '../editor-context.ts'

/** The other stops of a night, and the description of a night position among them. */
export function useNightPositions(night: Night) {
  const context = useEditorContext()
  const script = useStore(context.$script)
  const texts = useStore($catalogueTexts)
  const cast = useStore(context.$cast)
  const edited = useEditedCharacter()
  const ownId = characterIdOf(edited) ?? ''
  const mayBeLate = edited.kind === 'official' && mayWakeAfterDawn(ownId, night, catalogue)
  const stops = useMemo(() => fullNightOrder(script, night, catalogue, ownId), [script, night, ownId])

  const onScript = stops.filter(stop => stop.isOnScript)
  // When no other character of the script wakes, positions are described among all official characters.
  const isOnlyWaker = onScript.every(({ id }) => isStepId(id))
  const nameOf = (id: string) =>
    (isStepId(id)
      ? texts?.steps[id].name
      : (cast?.characters.find(character => character.id === id)?.name ?? texts?.characters[id]?.name)) ?? id

  return {
    stops,
    onScript,
    isOnlyWaker,
    mayBeLate,
    nameOf,
    /** `after the Poisoner, before the Witch`; empty for 0 and NaN. */
    describePosition: (number: number): string => {
      if (!(number > 0)) return ''
      const { before, after } = findNightNeighbours(isOnlyWaker ? stops : onScript, number, mayBeLate)
      if (!before) return ''
      return after
        ? m.editor_position_between({ before: nameOf(before.id), after: nameOf(after.id) })
        : m.editor_position_after({ before: nameOf(before.id) })
    }
  }
}
