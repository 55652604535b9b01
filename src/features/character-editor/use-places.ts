import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { isStepId, type Night } from '#core/night.ts'
import { nightStops, placeOfNumber } from '#core/night-place.ts'
import { m } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { useDesk } from './desk.ts'
import { useSubject } from './editor-context.ts'
import { idOf } from './subject.ts'

/** The other stops of a night, and the description of a night position among them. */
export function usePlaces(night: Night) {
  const context = useDesk()
  const script = useStore(context.$script)
  const texts = useStore($texts)
  const cast = useStore(context.$cast)
  const ownId = idOf(useSubject()) ?? ''
  const stops = useMemo(() => nightStops(script, night, catalogue, ownId), [script, night, ownId])

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
    nameOf,
    /** `after the Poisoner, before the Witch`; empty for 0 and NaN. */
    describePosition: (number: number): string => {
      if (!(number > 0)) return ''
      const { before, after } = placeOfNumber(isOnlyWaker ? stops : onScript, number)
      if (!before) return ''
      return after
        ? m.editor_between({ before: nameOf(before.id), after: nameOf(after.id) })
        : m.editor_after({ before: nameOf(before.id) })
    }
  }
}
