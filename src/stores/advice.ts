import { atom, computed, onMount } from 'nanostores'
import { catalogue } from '#catalogue/catalogue.ts'
import { traitFacts } from '#catalogue/traits.ts'
import { usageOf } from '#catalogue/usage.ts'
import { adviceOf } from '#core/advice/advice.ts'
import { isDismissed } from '#core/advice/dismissed.ts'
import { applyFix } from '#core/advice/fix.ts'
import { goesWellWith } from '#core/advice/goes-well.ts'
import type { Fix, Note } from '#core/advice/note.ts'
import { isEqual } from '#core/equal.ts'
import { $cast, $texts } from './cast.ts'
import { $dismissed } from './dismissed-advice.ts'
import { $script, changeScript } from './script.ts'

/** Milliseconds of quiet after a change before it is looked at: typing and adding come first. */
const pause = 250

/** How many characters are suggested at most. */
const mostSuggested = 4

const sources = { catalogue, traits: traitFacts, usageOf }

interface Advice {
  /** Whether there is nobody yet to advise on. */
  isEmpty: boolean
  notes: readonly Note[]
  /** What the script calls those that the notes are about. */
  names: Readonly<Record<string, string>>
  /** Ids of official characters that go well with the script. */
  suggested: readonly string[]
}

const $advice = atom<Advice>({ isEmpty: true, notes: [], names: {}, suggested: [] })

onMount($advice, () => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  lookAtScript()
  const stop = $script.listen(() => {
    clearTimeout(waiting)
    waiting = setTimeout(lookAtScript, pause)
  })
  return () => {
    clearTimeout(waiting)
    stop()
  }
})

/** What there is to say about the script, without what was dismissed. */
export const $notes = computed([$advice, $dismissed], ({ notes }, dismissed) =>
  notes.filter(note => !isDismissed(note, dismissed))
)

export const $dismissedNotes = computed([$advice, $dismissed], ({ notes }, dismissed) =>
  notes.filter(note => isDismissed(note, dismissed))
)

export const $isUnadvised = computed($advice, ({ isEmpty }) => isEmpty)

export const $suggested = computed($advice, ({ suggested }) => suggested)

/** What a character is called that advice is about, whether on the script or not. */
export const $nameOf = computed([$advice, $texts], ({ names }, texts) => {
  return (id: string) => names[id] ?? texts?.characters[id]?.name
})

/** Does what a note offers; the advice is looked at again at once. */
export function fixScript(fix: Fix) {
  changeScript(script => applyFix(script, fix, catalogue))
  lookAtScript()
}

function lookAtScript() {
  const script = $script.get()
  const notes = adviceOf(script, sources)
  const advice = {
    isEmpty: script.characters.length === 0,
    notes,
    names: namesIn(notes),
    suggested: goesWellWith(script, sources, mostSuggested)
  }
  if (!isEqual(advice, $advice.get())) $advice.set(advice)
}

/** Few and equal from one look to the next, so that notes are drawn again only when they change. */
function namesIn(notes: readonly Note[]) {
  const ids = new Set(notes.flatMap(({ characters = [] }) => characters))
  const named = $cast.get()?.characters.filter(({ id }) => ids.has(id)) ?? []
  return Object.fromEntries(named.map(({ id, name }) => [id, name]))
}
