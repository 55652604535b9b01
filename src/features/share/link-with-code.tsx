import { Share2 } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { cameraCode } from '#drawings/camera-code.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Drawn } from '#ui/drawn.tsx'

/** CSS pixels. Cameras need modules of two pixels or more. */
const qrCodeSize = 168

interface LinkWithCodeProps {
  name: string
  /** Explains where the link leads and how long it works. */
  help: string
  link: string
  /** Title of the script, for the system's share sheet. */
  title: string
  /** The main one of several links; its copy button is the primary one. */
  isPrimary: boolean
}

/** A link with buttons to copy and share it, and its QR code. */
export function LinkWithCode({ name, help, link, title, isPrimary }: LinkWithCodeProps) {
  const canShare = typeof navigator.share === 'function'
  return (
    <section className="share-own">
      <div className="share-words">
        <h3>{name}</h3>
        <p>{help}</p>
        <input
          className="share-link"
          type="text"
          readOnly
          aria-label={name}
          value={link}
          onFocus={event => event.target.select()}
        />
        <div className="share-buttons">
          <CopyButton
            {...(isPrimary && { variant: 'primary' })}
            text={link}
            done={m.notice_copied()}
            failed={m.share_copy_failed()}
          >
            {m.share_copy_link()}
          </CopyButton>
          {canShare && (
            <Button icon={<Share2 />} onClick={() => share({ title, url: link })}>
              {m.share_system()}
            </Button>
          )}
        </div>
      </div>
      <QrCode link={link} />
    </section>
  )
}

function QrCode({ link }: { link: string }) {
  if (link.length > limits.codeLink) return <p className="share-code-none">{m.share_code_none()}</p>
  return (
    <figure className="share-code">
      <Drawn drawing={cameraCode(link)} size={qrCodeSize} />
      <figcaption>{m.share_code()}</figcaption>
    </figure>
  )
}

/** Opens the system's share sheet. Cancelling it is no error. */
const share = (data: ShareData) => navigator.share(data).catch(() => undefined)
