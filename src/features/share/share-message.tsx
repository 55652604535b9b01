import { useState } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { limits } from '#core/limits.ts'
import { type ChatFormat, chatFormats, chatSyntax } from '#core/sharing/chat-formats.ts'
import { type ChatLabels, chatText } from '#core/sharing/chat-text.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { titleText } from '#i18n/title-text.ts'
import { languageTags } from '#routes'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'

/** The script as a text for a chat, in parts where the chat limits messages, with buttons that copy them. A link that is too long is left out. */
export function ShareMessage({ cast, link }: { cast: Cast; link: string | undefined }) {
  const [format, setFormat] = useState<ChatFormat>('discord')
  const [withAbilities, setWithAbilities] = useState(false)
  const parts = chatText(cast, {
    format,
    withAbilities,
    labels: labels(),
    link: link && link.length <= limits.shareLink ? link : undefined
  })
  const numbers = new Intl.NumberFormat(languageTags[pageLocale()])
  return (
    <section>
      <h3>{m.share_message()}</h3>
      <p>{m.tools_chat_help()}</p>
      <div className="share-message-options">
        <Select
          label={m.tools_chat_format()}
          options={chatFormats.map(value => ({ value, label: formatNames[value]() }))}
          value={format}
          onChange={setFormat}
        />
        <Switch label={m.tools_chat_abilities()} checked={withAbilities} onChange={setWithAbilities} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no group of fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <div className="share-message" role="group" aria-label={m.share_message()} tabIndex={0}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity.
          <pre key={index}>{part}</pre>
        ))}
      </div>
      {parts.length > 1 && (
        <p className="share-note">
          {m.tools_chat_parts({
            chat: formatNames[format](),
            limit: numbers.format(chatSyntax[format].limit),
            count: parts.length
          })}
        </p>
      )}
      <div className="share-buttons">
        {parts.map((part, index) => (
          <CopyButton
            // biome-ignore lint/suspicious/noArrayIndexKey: as above; another format starts with new buttons.
            key={`${format} ${withAbilities} ${index}`}
            text={part}
            done={m.notice_copied()}
            failed={m.share_copy_failed()}
          >
            {parts.length > 1
              ? m.tools_chat_part({ part: index + 1, count: parts.length })
              : m.share_copy_message()}
          </CopyButton>
        ))}
      </div>
    </section>
  )
}

const formatNames: Record<ChatFormat, () => string> = {
  discord: () => 'Discord',
  whatsapp: () => 'WhatsApp',
  reddit: () => 'Reddit',
  bbcode: () => 'BBCode',
  plain: m.tools_chat_plain
}

const labels = (): ChatLabels => ({
  untitled: titleText(''),
  byAuthor: author => m.shell_by_author({ author }),
  team: teamName,
  rules: m.share_rules(),
  jinxes: m.share_jinxes()
})
