import { useStore } from '@nanostores/react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Saved } from '#core/saved.ts'
import type { Script } from '#core/script.ts'
import { scriptDifference } from '#core/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { $texts } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { differenceLines, namesOf } from '#views/versions/difference-lines.ts'
import { DifferenceList } from '#views/versions/difference-list.tsx'

/** What changes in a saved script when the open one overwrites it. */
export function OverChange({ saved }: { saved: Saved<Script> }) {
  const script = useStore($script)
  const texts = useStore($texts)
  const nameOf = namesOf([saved.content, script], catalogue, texts)
  const lines = differenceLines(scriptDifference(saved.content, script), nameOf)
  return (
    <section className="over-change" aria-live="polite">
      <h3>{m.saving_over_changes()}</h3>
      {lines.length > 0 ? <DifferenceList lines={lines} /> : <p>{m.saving_over_same()}</p>}
      {lines.length > 0 && <p>{m.saving_over_note()}</p>}
    </section>
  )
}
