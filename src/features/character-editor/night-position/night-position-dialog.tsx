import './night-position-dialog.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { Night } from '#core/night/night.ts'
import { isCustomOrder } from '#core/night/night-order.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { useEditorContext } from '../editor-context.ts'
import { AllPositions } from './all-positions.tsx'
import { NightPositionList } from './night-position-list.tsx'
import { useNightPositions } from './use-night-positions.ts'

interface PlacePickerProps {
  night: Night
  title: string
  /** The present wake-up number. */
  value: number
  onChoose: (number: number) => void
  onClose: () => void
}

/** Shows the night order; choosing a gap between two stops sets the wake-up number. */
export function NightPositionDialog({ night, title, value, onChoose, onClose }: PlacePickerProps) {
  const script = useStore(useEditorContext().$script)
  const positions = useNightPositions(night)
  const [showsAll, setShowsAll] = useState(positions.isOnlyWaker)
  const stops = showsAll ? positions.stops : positions.onScript
  return (
    <Dialog
      title={title}
      closeLabel={m.import_close()}
      onClose={onClose}
      width={520}
      footerNote={<AllPositions checked={showsAll} onChange={setShowsAll} />}
      footer={<Button onClick={() => onChoose(0)}>{m.editor_position_none()}</Button>}
    >
      <div className="position-picker">
        <p>{m.editor_position_text()}</p>
        <p>{m.editor_position_steps({ count: limits.infoPlayers })}</p>
        {isCustomOrder(script, night) && <p>{m.editor_position_custom_order()}</p>}
        <NightPositionList
          stops={stops}
          value={value}
          mayBeLate={positions.mayBeLate}
          nameOf={positions.nameOf}
          onChoose={onChoose}
        />
      </div>
    </Dialog>
  )
}
