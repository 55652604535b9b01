import { atom, onMount } from 'nanostores'
import * as z from 'zod/mini'
import { $localScripts } from '../library/script-list.ts'
import { $openScriptId } from '../script.ts'
import { $session } from '../session.ts'
import { persistentAtom } from '../storage/persistent-atom.ts'

/** Hints for people with their first script: on the target, once the script is complete, and on a character of one's own. */
const hints = ['target', 'complete', 'custom'] as const
export type Hint = (typeof hints)[number]

const storedSchema = z.object({ shown: z.array(z.enum(hints)), off: z.boolean() })
type Stored = z.infer<typeof storedSchema>

/** Which hints this device has shown, and whether it shows no more. */
const $stored = persistentAtom<Stored>(
  'belfry:hints',
  { shown: [], off: false },
  { encode: JSON.stringify, decode: readStored }
)

/** The hint that is on the page; at most one at a time. */
export const $hint = atom<Hint | undefined>()

/** Shows a hint if this device never has, to a visitor without another script. An account may have scripts that aren't here. */
export function offerHint(hint: Hint) {
  const { shown, off } = $stored.get()
  const others = $localScripts.get()?.filter(({ id }) => id !== $openScriptId.get())
  if (off || $hint.get() || shown.includes(hint) || $session.get().state !== 'out' || others?.length !== 0)
    return
  $stored.set({ off, shown: [...shown, hint] })
  $hint.set(hint)
}

export const closeHint = () => $hint.set(undefined)

/** Shows no hint any more on this device. */
export function stopHints() {
  $stored.set({ ...$stored.get(), off: true })
  closeHint()
}

/** Milliseconds without a key or a press before a hint may appear, so that it never does while somebody types. */
const quietTime = 3000

/** Runs it once nobody has typed or pressed for a while. Mount it with the part that shows the hint. Returns how to stop. */
export function whenQuiet(run: () => void, quiet = quietTime): () => void {
  const stop = new AbortController()
  let timer = setTimeout(run, quiet)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(run, quiet)
  }
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, restart, { signal: stop.signal, capture: true })
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}

// The list of scripts is read while a hint may be shown.
onMount($hint, () => {
  const stops = [$localScripts.listen(() => undefined), $session.listen(() => undefined)]
  return () => {
    for (const stop of stops) stop()
  }
})

function readStored(text: string): Stored {
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    // Without it, a hint is shown once more.
    return { shown: [], off: false }
  }
}
