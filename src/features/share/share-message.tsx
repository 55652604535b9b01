import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { titleText } from '#i18n/title-text.ts'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { type MessageLabels, messageText } from './message-text.ts'

/** The script as a chat message, with a button that copies it. */
export function ShareMessage({ cast, link }: { cast: Cast; link: string | undefined }) {
  const text = messageText(cast, labels(), link)
  return (
    <section>
      <h3>{m.share_message()}</h3>
      <p>{m.share_message_help()}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <pre className="share-message" tabIndex={0}>
        {text}
      </pre>
      <CopyButton text={text} done={m.notice_copied()} failed={m.share_copy_failed()}>
        {m.share_copy_message()}
      </CopyButton>
    </section>
  )
}

const labels = (): MessageLabels => ({
  untitled: titleText(''),
  byAuthor: author => m.shell_by_author({ author }),
  team: teamName,
  rules: m.share_rules(),
  jinxes: m.share_jinxes()
})
