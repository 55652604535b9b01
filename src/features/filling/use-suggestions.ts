import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Team } from '#core/character/team.ts'
import { isFull, suggestCharacters } from '#core/filling/suggest-characters.ts'
import { addAndNotify } from '#stores/add-from-url.ts'
import { $script, undo } from '#stores/script.ts'
import { fillingSources } from './filling-sources.ts'
import { fillSlots, hideShown, noSlots } from './slots.ts'
import { useCharacters } from './use-characters.ts'

/** What was done last, which the dialog says. */
export type Done = { kind: 'added'; name: string } | { kind: 'others' }

/** The suggestions for the open script, and what can be done with them. */
export function useSuggestions(initialTeam: Team | undefined) {
  const script = useStore($script)
  const [team, setTeam] = useState(initialTeam)
  const [slots, setSlots] = useState(noSlots)
  const [done, setDone] = useState<Done>()
  const find = useCharacters()
  const ranked = useMemo(() => suggestCharacters(script, fillingSources, team), [script, team])
  const isExtra = useMemo(() => !team && isFull(script, fillingSources), [script, team])
  const shown = useMemo(
    () =>
      fillSlots(
        slots,
        ranked.map(({ id }) => id)
      ),
    [slots, ranked]
  )
  const nameOf = (id: string) => find(id)?.name ?? id

  return {
    team,
    done,
    nameOf,
    shown: shown.flatMap(id => {
      const [character, suggestion] = [find(id), ranked.find(each => each.id === id)]
      return character && suggestion ? { character, suggestion } : []
    }),
    /** No team was chosen, and each has as many characters as usual. */
    isExtra,
    /** Whether others fit that were shown before. */
    canRestart: ranked.length > 0,
    restart: () => setSlots(noSlots),
    add(id: string) {
      setSlots({ ...slots, ids: shown })
      setDone({ kind: 'added', name: nameOf(id) })
      addAndNotify({ id, name: nameOf(id) })
    },
    undoAdding() {
      undo()
      setDone({ kind: 'others' })
    },
    dismiss: (id: string) => setSlots(hideShown(slots, shown, [id])),
    showOthers() {
      setSlots(hideShown(slots, [], shown))
      setDone({ kind: 'others' })
    },
    chooseTeam(chosen: Team | undefined) {
      setTeam(chosen)
      setSlots({ ...slots, ids: [] })
      setDone({ kind: 'others' })
    }
  }
}
