import { useStore } from '@nanostores/react'
import { m, pageLocale } from '#i18n/messages.ts'
import { $shownPage } from '#stores/saving/shown-page.ts'
import { CopyButton } from '#ui/copy-button.tsx'

/** The link to the script's page, which follows what is saved to the account; only where others may see it. */
export function PageLink() {
  const link = useStore($shownPage)?.(pageLocale())
  if (!link) return null
  return (
    <section className="share-words">
      <h3>{m.saving_page()}</h3>
      <p>{m.saving_page_help()}</p>
      <input
        className="share-link"
        type="text"
        readOnly
        aria-label={m.saving_page()}
        value={link}
        onFocus={event => event.target.select()}
      />
      <div className="share-buttons">
        <CopyButton text={link} done={m.notice_copied()} failed={m.share_copy_failed()}>
          {m.share_copy_link()}
        </CopyButton>
      </div>
    </section>
  )
}
