import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { m } from '#i18n/messages.ts'
import { type EditRefusal, editImage } from '#stores/drawings/image-sources.ts'
import { Button } from '#ui/buttons/button.tsx'
import { editRefusalText } from '#views/images/edit-refusal-text.ts'

/** Opens the drawing of an image in the icon or logo editor. */
export function EditDrawing({ image: { name, address } }: { image: SavedImage }) {
  const [isOpening, setOpening] = useState(false)
  const [refusal, setRefusal] = useState<EditRefusal>()

  async function edit() {
    setOpening(true)
    setRefusal(await editImage(new URL(address, location.href).href))
    setOpening(false)
  }

  return (
    <>
      <Button
        small
        icon={<PencilLine />}
        busy={isOpening}
        aria-label={m.image_output_edit_of({ name })}
        onClick={() => void edit()}
      >
        {m.script_edit()}
      </Button>
      {refusal && <p role="alert">{editRefusalText(refusal)}</p>}
    </>
  )
}
