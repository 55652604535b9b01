import { useStore } from '@nanostores/react'
import { Check, CircleDashed, CloudOff, LoaderCircle } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { isBlankDrawing } from '#stores/drawings/device-drawings.ts'
import { $drawingSaveState } from '#stores/drawings/drawing-saver.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { $isOpeningDrawing } from '#stores/drawings/open-drawing-of.ts'

/** Whether the open drawing is stored on this device. Below 1200 px the text is for screen readers, beside its icon. */
export function DrawingState() {
  const { icon, text } = useDrawingState()
  return (
    <span className="drawing-state" title={text}>
      {icon}
      <span className="drawing-state-text">{text}</span>
    </span>
  )
}

function useDrawingState() {
  const state = useStore($drawingSaveState)
  const isOpening = useStore($isOpeningDrawing)
  const isBlank = isBlankDrawing(useStore($openDrawing))
  if (isOpening) return { icon: <LoaderCircle />, text: m.drawings_opening() }
  if (state === 'saved') return { icon: <Check />, text: m.script_saved() }
  if (state === 'saving') return { icon: <LoaderCircle />, text: m.script_saving() }
  if (state === 'new' && isBlank) return { icon: <CircleDashed />, text: m.drawings_empty() }
  return { icon: <CloudOff />, text: m.drawings_not_saved() }
}
