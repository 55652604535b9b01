import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { CheckedField, type CheckedFieldProps } from './checked-field.tsx'

/**
 * The address of a picture, and the picture when it is asked for: a script that came from elsewhere must not make the
 * browser call an address by being opened.
 */
export function PictureField(props: Omit<CheckedFieldProps, 'isLink'>) {
  const [shown, setShown] = useState<string>()
  const { label, rule, value } = props
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
    </div>
  )
}

function Picture({ address, label }: { address: string; label: string }) {
  const [hasFailed, setFailed] = useState(false)
  if (!/^https:/i.test(address)) return <p role="status">{m.meta_picture_insecure()}</p>
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
