import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'

/** Names shown before the rest is asked for. */
const FIRST = 12

/** A few words and names after them; nothing where there are none. */
export function Names({ intro, names }: { intro: string; names: readonly string[] }) {
  const [isWhole, setWhole] = useState(false)
  if (names.length === 0) return null
  const shown = isWhole ? names : names.slice(0, FIRST)
  return (
    <p className="import-names">
      {intro} <b>{shown.join(', ')}</b>
      {shown.length < names.length && (
        <Button variant="text" small onClick={() => setWhole(true)}>
          {m.import_show_all({ count: names.length })}
        </Button>
      )}
    </p>
  )
}
