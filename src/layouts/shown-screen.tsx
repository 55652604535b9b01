import type { BuilderScreen } from '#routes'
import { dialogs, screenOf } from './screens.ts'
import { ScriptFrame } from './script-frame.tsx'
import { useLoaded } from './use-loaded.ts'

/** The screen of an address; its frame stands there while it is fetched. */
export function ShownScreen({ shown }: { shown: BuilderScreen }) {
  const Shown = useLoaded(screenOf(shown))
  if (Shown) return <Shown Frame={ScriptFrame} />
  return (
    <ScriptFrame>
      <div className="builder-skeleton" aria-hidden="true" />
    </ScriptFrame>
  )
}

/** The dialog of an address, over the screen under it. */
export function ShownDialog({ shown }: { shown: BuilderScreen }) {
  const Shown = useLoaded(dialogs[shown])
  return Shown && <Shown />
}
