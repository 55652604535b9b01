import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { $publicPageUrl } from '#stores/saving/public-page.ts'
import { ImagesLeftOut } from './images-left-out.tsx'
import { LinkTooLong } from './link-too-long.tsx'
import { LinkWithQrCode } from './link-with-qr-code.tsx'

/**
 * The link to the script's public page, if it has one, and the link that contains the script, unless that is too long. The
 * public page always shows the version last saved to the account.
 */
export function ScriptLinks({ siteLink, title }: { siteLink: string | undefined; title: string }) {
  const page = useStore($publicPageUrl)?.(pageLocale())
  return (
    <>
      <ImagesLeftOut />
      {page && (
        <LinkWithQrCode
          name={m.saving_public_link()}
          help={m.saving_public_link_help()}
          link={page}
          title={titleText(title)}
          isPrimary={true}
        />
      )}
      {siteLink !== undefined &&
        (siteLink.length <= limits.shareLink ? (
          <LinkWithQrCode
            name={m.share_link()}
            help={m.share_link_help()}
            link={siteLink}
            title={titleText(title)}
            isPrimary={!page}
          />
        ) : (
          <LinkTooLong length={siteLink.length} />
        ))}
    </>
  )
}
