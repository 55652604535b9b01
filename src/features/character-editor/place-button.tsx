import { ListOrdered } from 'lucide-react'
import { useState } from 'react'
import type { Night } from '#core/night.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { PlacePicker } from './place-picker.tsx'

interface PlaceButtonProps {
  night: Night
  value: number
  onChange: (value: number) => void
}

const title = { firstNight: m.editor_choose_place_first, otherNight: m.editor_choose_place_other }

/** Opens the dialog that chooses a night position. */
export function PlaceButton({ night, value, onChange }: PlaceButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="text"
        small
        icon={<ListOrdered />}
        aria-haspopup="dialog"
        aria-label={title[night]()}
        onClick={() => setOpen(true)}
      >
        {m.editor_choose_place()}
      </Button>
      {isOpen && (
        <PlacePicker
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
