import './place-picker.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { Night } from '#core/night.ts'
import { isCustomOrder } from '#core/night-order.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Switch } from '#ui/switch.tsx'
import { useDesk } from './desk.ts'
import { PlaceStops } from './place-stops.tsx'
import { usePlaces } from './use-places.ts'

interface PlacePickerProps {
  night: Night
  title: string
  /** The present wake-up number. */
  value: number
  onChoose: (number: number) => void
  onClose: () => void
}

/** Shows the night order; choosing a gap between two stops sets the wake-up number. */
export function PlacePicker({ night, title, value, onChoose, onClose }: PlacePickerProps) {
  const script = useStore(useDesk().$script)
  const positions = usePlaces(night)
  const [showsAll, setShowsAll] = useState(positions.isOnlyWaker)
  const stops = showsAll ? positions.stops : positions.onScript
  return (
    <Dialog
      title={title}
      closeLabel={m.import_close()}
      onClose={onClose}
      width={520}
      footerNote={<Switch label={m.editor_place_all()} checked={showsAll} onChange={setShowsAll} />}
      footer={<Button onClick={() => onChoose(0)}>{m.editor_place_none()}</Button>}
    >
      <div className="place-picker">
        <p>{m.editor_place_text()}</p>
        <p>{m.editor_place_steps({ count: limits.infoPlayers })}</p>
        {isCustomOrder(script, night) && <p>{m.editor_place_own_order()}</p>}
        <PlaceStops stops={stops} value={value} nameOf={positions.nameOf} onChoose={onChoose} />
      </div>
    </Dialog>
  )
}
