import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { $shownPage } from '#stores/saving/shown-page.ts'
import { LinkWithCode } from './link-with-code.tsx'
import { TooLong } from './too-long.tsx'

/**
 * The link to the script's public page, if it has one, and the link that contains the script, unless that is too long. The
 * public page always shows the version last saved to the account.
 */
export function ScriptLinks({ siteLink, title }: { siteLink: string | undefined; title: string }) {
  const page = useStore($shownPage)?.(pageLocale())
  return (
    <>
      {page && (
        <LinkWithCode
          name={m.saving_page()}
          help={m.saving_page_help()}
          link={page}
          title={title}
          isPrimary={true}
        />
      )}
      {siteLink !== undefined &&
        (siteLink.length <= limits.shareLink ? (
          <LinkWithCode
            name={m.share_link()}
            help={m.share_link_help()}
            link={siteLink}
            title={title}
            isPrimary={!page}
          />
        ) : (
          <TooLong length={siteLink.length} />
        ))}
    </>
  )
}
