import { useStore } from '@nanostores/react'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { $shownPage } from '#stores/saving/shown-page.ts'
import { LinkWithCode } from './link-with-code.tsx'
import { TooLong } from './too-long.tsx'

/**
 * The link to the script's page, which follows what is saved to the account, where others may see it; and the one that
 * holds the script, unless it is too long for that.
 */
export function ScriptLinks({ own, title }: { own: string | undefined; title: string }) {
  const page = useStore($shownPage)?.(pageLocale())
  return (
    <>
      {page && (
        <LinkWithCode
          name={m.saving_page()}
          help={m.saving_page_help()}
          link={page}
          title={title}
          isFirst={true}
        />
      )}
      {own !== undefined &&
        (own.length <= limits.shareLink ? (
          <LinkWithCode
            name={m.share_link()}
            help={m.share_link_help()}
            link={own}
            title={title}
            isFirst={!page}
          />
        ) : (
          <TooLong length={own.length} />
        ))}
    </>
  )
}
