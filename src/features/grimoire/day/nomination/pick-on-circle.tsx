import { useStore } from '@nanostores/react'
import { Pointer } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $nominationDraft, changeDraft } from '#stores/grimoire/nomination-draft.ts'
import { $grimoireView } from '#stores/grimoire/view.ts'
import { Button } from '#ui/buttons/button.tsx'

/** Lets two presses on the circle choose the players. */
export function PickOnCircle() {
  const { picking } = useStore($nominationDraft)
  const isCircle = useStore($grimoireView) === 'circle'
  if (!isCircle) return null
  return (
    <>
      <Button
        icon={<Pointer />}
        aria-pressed={picking !== undefined}
        onClick={() =>
          changeDraft(picking ? { picking: undefined } : { nominator: '', nominee: '', picking: 'nominator' })
        }
      >
        {picking ? m.day_stop_picking() : m.day_pick()}
      </Button>
      <p className="day-picking" role="status">
        {picking && (picking === 'nominator' ? m.day_pick_nominator() : m.day_pick_nominee())}
      </p>
    </>
  )
}
