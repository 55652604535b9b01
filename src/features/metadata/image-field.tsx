import { useStore } from '@nanostores/react'
import { Eye, EyeOff, Images } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { addImageFile } from '#stores/device-images/add-image-file.ts'
import { openImagePicker } from '#stores/image-picker.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { isDisplayableImage } from '#views/displayable-image.ts'
import { ImageFileTarget } from '#views/images/image-file-target.tsx'
import { ValidatedField, type ValidatedFieldProps } from './validated-field.tsx'

interface ImageFieldProps extends Omit<ValidatedFieldProps, 'isUrl'> {
  use: 'logo' | 'background'
  /** Further ways to an image. */
  children?: ReactNode
}

/**
 * Edits the URL of an image. The image loads only on request: merely opening a script from elsewhere must not make the
 * browser send requests to addresses in it.
 */
export function ImageField({ children, use, ...props }: ImageFieldProps) {
  const [visibleUrl, setVisibleUrl] = useState<string>()
  const { state } = useStore($session)
  const { label, rule, value, onChange } = props
  const isVisible = visibleUrl === value
  const showLabel = isVisible ? m.metadata_image_hide() : m.metadata_image_show()

  async function store(file: File) {
    const stored = await addImageFile(file, use)
    if (!stored.ok) return stored.code
    onChange(stored.value)
    // The user's own image needs no request.
    setVisibleUrl(stored.value)
    return undefined
  }

  return (
    <ImageFileTarget
      className="metadata-image-field"
      label={label}
      onFile={state === 'out' ? store : undefined}
      help={m.device_image_choose_help()}
    >
      <ValidatedField {...props} isUrl />
      {value !== '' && rule.safeParse(value).success && (
        <>
          <Button
            variant="text"
            small
            icon={isVisible ? <EyeOff /> : <Eye />}
            aria-expanded={isVisible}
            aria-label={`${showLabel}: ${label}`}
            onClick={() => setVisibleUrl(isVisible ? undefined : value)}
          >
            {showLabel}
          </Button>
          {isVisible && <ImagePreview url={value.trim()} label={label} />}
        </>
      )}
      {state === 'in' && (
        <Button
          variant="text"
          small
          icon={<Images />}
          aria-label={`${m.images_pick_from_mine()}: ${label}`}
          onClick={() => openImagePicker(onChange)}
        >
          {m.images_pick_from_mine()}
        </Button>
      )}
      {children}
    </ImageFileTarget>
  )
}

function ImagePreview({ url, label }: { url: string; label: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (!isDisplayableImage(url)) return <p role="status">{m.metadata_image_insecure()}</p>
  if (hasFailed) return <p role="status">{m.metadata_image_failed()}</p>
  return (
    <img
      className="metadata-image"
      src={url}
      alt={label}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
