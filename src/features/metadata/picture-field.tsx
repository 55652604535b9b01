import { useStore } from '@nanostores/react'
import { Eye, EyeOff, Images } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { askForImage } from '#stores/asked-image.ts'
import { $session } from '#stores/session.ts'
import { Button } from '#ui/button.tsx'
import { isShowable } from '#views/showable-picture.ts'
import { CheckedField, type CheckedFieldProps } from './checked-field.tsx'

/**
 * Edits the URL of an image. The image loads only on request: merely opening a script from elsewhere must not make the
 * browser send requests to addresses in it.
 */
export function PictureField(props: Omit<CheckedFieldProps, 'isUrl'>) {
  const [visibleUrl, setVisibleUrl] = useState<string>()
  const isSignedIn = useStore($session).state === 'in'
  const { label, rule, value, onChange } = props
  const isVisible = visibleUrl === value
  const showLabel = isVisible ? m.meta_picture_hide() : m.meta_picture_show()
  return (
    <div className="metadata-picture">
      <CheckedField {...props} isUrl />
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
      {isSignedIn && (
        <Button
          variant="text"
          small
          icon={<Images />}
          aria-label={`${m.images_mine()}: ${label}`}
          onClick={() => askForImage(onChange)}
        >
          {m.images_mine()}
        </Button>
      )}
    </div>
  )
}

function ImagePreview({ url, label }: { url: string; label: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (!isShowable(url)) return <p role="status">{m.meta_picture_insecure()}</p>
  if (hasFailed) return <p role="status">{m.meta_picture_failed()}</p>
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
