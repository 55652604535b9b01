import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextList, type TextListProps } from './text-list.tsx'

interface TextPickerProps extends TextListProps {
  title: string
}

/** A button that opens the list of texts in a dialog, for windows too narrow to show the list. */
export function TextPicker({ title, onSelect, ...list }: TextPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const select = (id: string | undefined) => {
    setOpen(false)
    onSelect(id)
  }
  return (
    <div className="almanac-picker">
      <Button icon={<ChevronDown />} onClick={() => setOpen(true)}>
        <span className="unseen">{m.almanac_choose()}: </span>
        {title}
      </Button>
      {isOpen && (
        <Dialog title={m.almanac_texts()} closeLabel={m.almanac_close()} onClose={() => setOpen(false)}>
          <TextList {...list} onSelect={select} />
        </Dialog>
      )}
    </div>
  )
}
