import type { Cast } from '#core/cast.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { type MessageWords, messageText } from './message-text.ts'

/** The script as the text of a message, as it will be copied. */
export function AsMessage({ cast, link }: { cast: Cast; link: string | undefined }) {
  const text = messageText(cast, words(), link)
  return (
    <section>
      <h3>{m.share_message()}</h3>
      <p>{m.share_message_help()}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <pre className="share-message" tabIndex={0}>
        {text}
      </pre>
      <CopyButton text={text} done={m.notice_copied()} failed={m.share_copy_failed()}>
        {m.share_copy_message()}
      </CopyButton>
    </section>
  )
}

const words = (): MessageWords => ({
  untitled: m.script_untitled(),
  byAuthor: author => m.shell_by_author({ author }),
  team: teamName,
  rules: m.share_rules(),
  jinxes: m.share_jinxes()
})
