import './image-maker.css'
import { Brush, PencilLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { editRefusalText } from './edit-refusal-text.ts'

type EditRefusal = Parameters<typeof editRefusalText>[0]

interface ImageMakerProps {
  /** Of the button that opens the editor with a new drawing. */
  label: string
  onMake: () => void
  /** Opens the drawing of the image that is there; returns why it can't be opened. Undefined when the image has none. */
  onEdit: (() => Promise<EditRefusal | undefined>) | undefined
  /** How many images have just come from the editor. */
  added: number
  /** Brings back the images that were there before. */
  onUndo: () => void
}

/** Makes or edits an image of a form in the icon or logo editor, and says what has come from there. */
export function ImageMaker({ label, onMake, onEdit, added, onUndo }: ImageMakerProps) {
  const [isOpening, setOpening] = useState(false)
  const [refusal, setRefusal] = useState<EditRefusal>()

  async function edit() {
    setOpening(true)
    setRefusal(undefined)
    setRefusal(await onEdit?.())
    setOpening(false)
  }

  // Forms are long, and pages begin at their top: what has just come would be out of view.
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (added > 0) requestAnimationFrame(() => note.current?.scrollIntoView({ block: 'end' }))
  }, [added])

  return (
    <>
      <Button variant="text" small icon={<Brush />} onClick={onMake}>
        {label}
      </Button>
      {onEdit && (
        <Button variant="text" small icon={<PencilLine />} busy={isOpening} onClick={() => void edit()}>
          {m.image_output_edit()}
        </Button>
      )}
      {refusal && (
        <Banner tone="error" className="image-maker-note">
          {editRefusalText(refusal)}
        </Banner>
      )}
      {added > 0 && (
        <div ref={note} className="image-maker-note">
          <Banner
            tone="success"
            action={
              <Button small onClick={onUndo}>
                {m.script_undo()}
              </Button>
            }
          >
            {m.image_output_added({ count: added })}
          </Banner>
        </div>
      )}
    </>
  )
}
