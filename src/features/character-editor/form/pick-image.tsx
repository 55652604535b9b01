import { Images } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { openImagePicker } from '#stores/image-picker.ts'
import { Button } from '#ui/buttons/button.tsx'

interface PickImageProps {
  /** Of the field: `Picture 1`. */
  name: string
  /** Receives the absolute address of the image. */
  onPick: (address: string) => void
}

/** Opens the picker with the images of the account. */
export const PickImage = ({ name, onPick }: PickImageProps) => (
  <Button
    variant="text"
    small
    icon={<Images />}
    aria-label={`${m.images_pick_from_mine()}: ${name}`}
    onClick={() => openImagePicker(onPick)}
  >
    {m.images_pick_from_mine()}
  </Button>
)
