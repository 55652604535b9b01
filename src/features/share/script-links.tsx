import { limits } from '#core/limits.ts'
import { OwnLink } from './own-link.tsx'
import { PageLink } from './page-link.tsx'
import { TooLong } from './too-long.tsx'

/** The link to the script's page, where it has one, and the one that holds the script, unless it is too long for that. */
export const ScriptLinks = ({ own, title }: { own: string | undefined; title: string }) => (
  <>
    <PageLink />
    {own !== undefined &&
      (own.length <= limits.shareLink ? (
        <OwnLink link={own} title={title} />
      ) : (
        <TooLong length={own.length} />
      ))}
  </>
)
