import { useFirstItems } from '#views/limits/use-first-items.tsx'
import { authorTextProps } from '#views/text-language.ts'
import { shortName } from './short-name.ts'

/** Names visible before the list is expanded. */
const collapsedCount = 12

/** An intro followed by names; nothing without names. Long lists can be expanded, a part at a time. */
export function NameList({ intro, names }: { intro: string; names: readonly string[] }) {
  const { shown, note } = useFirstItems(names, collapsedCount)
  if (names.length === 0) return null
  return (
    <>
      <p className="import-names">
        {intro} <b {...authorTextProps}>{shown.map(shortName).join(', ')}</b>
      </p>
      {note}
    </>
  )
}
