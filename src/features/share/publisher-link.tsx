import { ExternalLink } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'

/** A link to the script in the publisher's tool. Other tools of the game read such links too. */
export const PublisherLink = ({ link }: { link: string }) => (
  <section>
    <h3>{m.share_publisher()}</h3>
    <p>{m.share_publisher_help()}</p>
    <div className="share-buttons">
      <ButtonLink icon={<ExternalLink />} href={link} target="_blank" rel="noopener noreferrer">
        {m.share_publisher_open()}
      </ButtonLink>
      <CopyButton text={link} done={m.notice_copied()} failed={m.share_copy_failed()}>
        {m.share_copy_link()}
      </CopyButton>
    </div>
  </section>
)
