import { useStore } from '@nanostores/react'
import { Camera, Frame, ImagePlus, Images, Type } from 'lucide-react'
import { type Ref, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { openImagePicker } from '#stores/image-picker.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { addAccountImage, addImageFiles } from './add-images.ts'
import { addFrame, addText } from './add-layers.ts'
import { CameraDialog } from './camera-dialog.tsx'

/** The ways to add a layer that need no search. */
export function AddButtons({ onAddText }: { onAddText: () => void }) {
  const files = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [isCameraOpen, setCameraOpen] = useState(false)
  const { state } = useStore($session)
  const takePhoto = () => (hasCameraApp() ? photo.current?.click() : setCameraOpen(true))
  return (
    <>
      <ImageInput ref={files} label={m.icon_search_add_images()} multiple />
      <ImageInput ref={photo} label={m.icon_search_photo()} capture="environment" />
      <div className="add-buttons">
        <Button small data-add-image icon={<ImagePlus />} onClick={() => files.current?.click()}>
          {m.icon_search_add_images()}
        </Button>
        <Button small icon={<Camera />} onClick={takePhoto}>
          {m.icon_search_photo()}
        </Button>
        <Button small icon={<Type />} onClick={() => addText() && onAddText()}>
          {m.icon_search_add_text()}
        </Button>
        <Button small icon={<Frame />} onClick={addFrame}>
          {m.icon_search_add_frame()}
        </Button>
        {state === 'in' && (
          <Button small icon={<Images />} onClick={() => openImagePicker(addAccountImage)}>
            {m.images_pick_from_mine()}
          </Button>
        )}
      </div>
      <p className="add-hint">{m.icon_search_hint()}</p>
      {isCameraOpen && <CameraDialog onClose={() => setCameraOpen(false)} />}
    </>
  )
}

/** Phones open their own camera for a file field; other devices would open a file dialog. */
const hasCameraApp = () => 'capture' in HTMLInputElement.prototype && matchMedia('(pointer: coarse)').matches

interface ImageInputProps {
  label: string
  multiple?: boolean
  capture?: 'environment'
  ref: Ref<HTMLInputElement>
}

const ImageInput = ({ label, ...rest }: ImageInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    accept="image/*"
    aria-label={label}
    onChange={event => {
      void addImageFiles([...(event.target.files ?? [])])
      event.target.value = ''
    }}
  />
)
