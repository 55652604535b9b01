import { Share2 } from 'lucide-react'
import { limits } from '#core/limits.ts'
import { cameraCode } from '#drawings/camera-code.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Drawn } from '#ui/drawn.tsx'

/** Pixels on the screen: a camera reads modules of two pixels and more. */
const codeSize = 168

interface LinkWithCodeProps {
  name: string
  /** Where it leads, and for how long. */
  help: string
  link: string
  /** The script's, which the share sheet names. */
  title: string
  /** Of several links the one that most want. */
  isFirst: boolean
}

/** A link: to copy, to hand to the device's own share sheet, and as a code for cameras. */
export function LinkWithCode({ name, help, link, title, isFirst }: LinkWithCodeProps) {
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
            {...(isFirst && { variant: 'primary' })}
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
      <Code link={link} />
    </section>
  )
}

function Code({ link }: { link: string }) {
  if (link.length > limits.codeLink) return <p className="share-code-none">{m.share_code_none()}</p>
  return (
    <figure className="share-code">
      <Drawn drawing={cameraCode(link)} size={codeSize} />
      <figcaption>{m.share_code()}</figcaption>
    </figure>
  )
}

/** Whoever changes their mind in the share sheet has refused nothing that needs a word. */
const share = (data: ShareData) => navigator.share(data).catch(() => undefined)
