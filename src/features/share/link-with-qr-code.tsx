import { Share2 } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { qrCode } from '#graphics/qr-code.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { SvgGraphic } from '#ui/graphics/svg-graphic.tsx'

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
export function LinkWithQrCode({ name, help, link, title, isPrimary }: LinkWithCodeProps) {
  const canShare = typeof navigator.share === 'function'
  return (
    <section className="share-link-row">
      <div className="share-link-main">
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
            subject={name}
            text={link}
            done={m.notice_copied()}
            failed={m.share_copy_failed()}
          >
            {m.share_copy_link()}
          </CopyButton>
          {canShare && (
            <Button icon={<Share2 />} onClick={() => share({ title, url: link })}>
              {m.share_system_sheet()}
            </Button>
          )}
        </div>
      </div>
      <QrCode link={link} />
    </section>
  )
}

function QrCode({ link }: { link: string }) {
  if (link.length > limits.qrCodeLink) return <p className="share-code-none">{m.share_qr_code_too_long()}</p>
  return (
    <figure className="share-code">
      <SvgGraphic drawing={qrCode(link)} size={qrCodeSize} />
      <figcaption>{m.share_qr_code()}</figcaption>
    </figure>
  )
}

/** Opens the system's share sheet. Cancelling it is no error. */
const share = (data: ShareData) => navigator.share(data).catch(() => undefined)
