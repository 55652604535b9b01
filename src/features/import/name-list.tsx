import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { authorTextProps } from '#views/text-language.ts'

/** Names visible before the list is expanded. */
const collapsedCount = 12

/** An intro followed by names; nothing without names. Long lists can be expanded. */
export function NameList({ intro, names }: { intro: string; names: readonly string[] }) {
  const [isExpanded, setExpanded] = useState(false)
  if (names.length === 0) return null
  const visible = isExpanded ? names : names.slice(0, collapsedCount)
  return (
    <p className="import-names">
      {intro} <b {...authorTextProps}>{visible.join(', ')}</b>
      {visible.length < names.length && (
        <Button variant="text" small onClick={() => setExpanded(true)}>
          {m.import_show_all({ count: names.length })}
        </Button>
      )}
    </p>
  )
}
