import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import type { Night } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NightPositionDialog } from './night-position-dialog.tsx'

interface PlaceButtonProps {
  night: Night
  value: number
  onChange: (value: number) => void
}

const title = { firstNight: m.editor_choose_position_first, otherNight: m.editor_choose_position_other }
const nightName = { firstNight: m.shell_first_night, otherNight: m.shell_other_nights }

/** Opens the dialog that chooses a night position. */
export function NightPositionButton({ night, value, onChange }: PlaceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        small
        icon={<ListOrdered />}
        aria-haspopup="dialog"
        aria-label={`${m.editor_choose_position()}: ${nightName[night]()}`}
        onClick={() => setOpen(true)}
      >
        {m.editor_choose_position()}
      </Button>
      {isOpen && (
        <NightPositionDialog
          night={night}
          title={title[night]()}
          value={value}
          onChoose={number => {
            onChange(number)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
