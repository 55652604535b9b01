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
 * The address of a picture, and the picture when it is asked for: a script that came from elsewhere must not make the
 * browser call an address by being opened.
 */
export function PictureField(props: Omit<CheckedFieldProps, 'isLink'>) {
  const [shown, setShown] = useState<string>()
  const isSignedIn = useStore($session).state === 'in'
  const { label, rule, value, onChange } = props
  const isShown = shown === value
  const words = isShown ? m.meta_picture_hide() : m.meta_picture_show()
  return (
    <div className="metadata-picture">
      <CheckedField {...props} isLink />
      {value !== '' && rule.safeParse(value).success && (
        <>
          <Button
            variant="text"
            small
            icon={isShown ? <EyeOff /> : <Eye />}
            aria-expanded={isShown}
            aria-label={`${words}: ${label}`}
            onClick={() => setShown(isShown ? undefined : value)}
          >
            {words}
          </Button>
          {isShown && <Picture address={value.trim()} label={label} />}
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

function Picture({ address, label }: { address: string; label: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (!isShowable(address)) return <p role="status">{m.meta_picture_insecure()}</p>
  if (hasFailed) return <p role="status">{m.meta_picture_failed()}</p>
  return (
    <img
      className="metadata-image"
      src={address}
      alt={label}
      referrerPolicy="no-referrer"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
