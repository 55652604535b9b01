import './image-file-target.css'
import { ImageUp } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { type DeviceImageCode, deviceImageText } from '#i18n/refusals/device-image-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useFileGuard } from './use-file-guard.ts'

interface ImageFileTargetProps {
  /** The name of the field that gets the image: `Logo`. */
  label: string
  /** Uses the file; returns why it can't. Undefined when no files are taken: then there are just the children. */
  onFile: ((file: File) => Promise<DeviceImageCode | undefined>) | undefined
  /** Says how a file is taken, and where it stays. */
  help?: string | undefined
  className?: string
  children?: ReactNode
}

type State = { kind: 'idle' | 'reading' | 'stored' } | { kind: 'refused'; code: DeviceImageCode }

/** Takes an image file that is chosen, or dropped or pasted onto its children. */
export function ImageFileTarget({ label, onFile, help, className, children }: ImageFileTargetProps) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const [isDragging, setDragging] = useState(false)
  useFileGuard(onFile !== undefined)

  async function take(file: File | undefined) {
    if (!file || !onFile || state.kind === 'reading') return
    setState({ kind: 'reading' })
    const code = await onFile(file)
    setState(code ? { kind: 'refused', code } : { kind: 'stored' })
  }

  /** An inner target comes first. */
  function receive(event: DragEvent | ClipboardEvent, { files }: DataTransfer) {
    setDragging(false)
    if (!onFile || files.length === 0 || event.defaultPrevented) return
    event.preventDefault()
    void take(files[0])
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would name the fields twice
    <div
      className={`image-target ${className ?? ''}`}
      role="group"
      aria-label={label}
      data-dragging={(isDragging && onFile && m.device_image_drop_here()) || undefined}
      onDragOver={({ dataTransfer }) => setDragging(dataTransfer.types.includes('Files'))}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setDragging(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={event => receive(event, event.dataTransfer)}
      onPaste={event => receive(event, event.clipboardData)}
    >
      {children}
      {onFile && <Chooser label={label} isReading={state.kind === 'reading'} onFile={take} />}
      {onFile && help && <p>{help}</p>}
      <p className="unseen" role="status">
        {state.kind === 'stored' && m.device_image_stored()}
      </p>
      {state.kind === 'refused' && <Banner tone="error">{deviceImageText(state.code)}</Banner>}
    </div>
  )
}

interface ChooserProps {
  label: string
  isReading: boolean
  onFile: (file: File | undefined) => Promise<void>
}

/** Types that the file dialog offers. The real type is read from the content of the file. */
const accepted = 'image/png,image/jpeg,image/webp'

function Chooser({ label, isReading, onFile }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const name = `${m.device_image_choose()}: ${label}`
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={name}
        onChange={({ target }) => {
          void onFile(target.files?.[0])
          // Lets the user choose the same file again.
          target.value = ''
        }}
      />
      <Button
        variant="text"
        small
        icon={<ImageUp />}
        busy={isReading}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {m.device_image_choose()}
      </Button>
    </>
  )
}
