import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { embedCode } from '#core/sharing/embed-code.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { embedPath, findPublicScript } from '#routes/worker-paths.ts'
import { $publicPageUrl } from '#stores/saving/public-page.ts'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { Switch } from '#ui/fields/switch.tsx'

/** Pixels, as oEmbed gives it. */
const height = 480

/** The HTML that shows the script on another site, if it has a public page. */
export function EmbedSection({ title }: { title: string }) {
  const [withAbilities, setWithAbilities] = useState(false)
  const page = useStore($publicPageUrl)?.(pageLocale())
  const script = page === undefined ? undefined : findPublicScript(new URL(page).pathname)
  if (!script) return null
  const address = location.origin + embedPath(script.publicId, pageLocale(), withAbilities)
  const code = embedCode({ address, title: titleText(title), width: '100%', height })
  return (
    <section>
      <h3>{m.embed_title()}</h3>
      <p>{m.embed_help()}</p>
      <Switch
        className="share-switch"
        label={m.tools_chat_abilities()}
        checked={withAbilities}
        onChange={setWithAbilities}
      />
      <textarea
        className="share-link share-code-text"
        readOnly
        rows={3}
        aria-label={m.embed_code()}
        value={code}
        onFocus={event => event.target.select()}
      />
      <CopyButton text={code} done={m.notice_copied()} failed={m.share_copy_failed()}>
        {m.embed_copy()}
      </CopyButton>
    </section>
  )
}
