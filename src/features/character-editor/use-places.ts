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

/** Who else wakes in a night, and the words for a place among them. */
export function usePlaces(night: Night) {
  const desk = useDesk()
  const script = useStore(desk.$script)
  const texts = useStore($texts)
  const cast = useStore(desk.$cast)
  const own = idOf(useSubject()) ?? ''
  const stops = useMemo(() => nightStops(script, night, catalogue, own), [script, night, own])

  const onScript = stops.filter(stop => stop.isOnScript)
  // With nobody else awake on the script, the official characters show the way.
  const isAlone = onScript.every(({ id }) => isStepId(id))
  const nameOf = (id: string) =>
    (isStepId(id)
      ? texts?.steps[id].name
      : (cast?.characters.find(character => character.id === id)?.name ?? texts?.characters[id]?.name)) ?? id

  return {
    stops,
    onScript,
    isAlone,
    nameOf,
    /** `after the Poisoner, before the Witch`. */
    wordsFor: (number: number): string => {
      if (!(number > 0)) return ''
      const { before, after } = placeOfNumber(isAlone ? stops : onScript, number)
      if (!before) return ''
      return after
        ? m.editor_between({ before: nameOf(before.id), after: nameOf(after.id) })
        : m.editor_after({ before: nameOf(before.id) })
    }
  }
}
