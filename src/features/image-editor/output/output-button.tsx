import { useStore } from '@nanostores/react'
import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { Button } from '#ui/buttons/button.tsx'
import { OutputDialog } from './output-dialog.tsx'

/** Opens the dialog that saves the image: onto a character or script, to the account, or as files. */
export function OutputButton({ kind }: { kind: Drawing['kind'] }) {
  const [isOpen, setOpen] = useState(false)
  const open = useStore($openDrawing)
  return (
    <>
      <Button variant="primary" icon={<ImageDown />} shrinks="narrow" onClick={() => setOpen(true)}>
        {m.image_output_open()}
      </Button>
      {isOpen && open.drawing.kind === kind && <OutputDialog open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
