import type { ScriptJinx } from '#core/script/script-jinxes.ts'
import { m } from '#i18n/messages.ts'
import { useFirstItems } from '#views/limits/use-first-items.tsx'
import { JinxRow } from './jinx-row.tsx'

interface JinxRowsProps {
  jinxes: readonly ScriptJinx[]
  onEdit: (jinx: ScriptJinx) => void
}

/** The first jinxes, and more on demand. */
export function JinxRows({ jinxes, onEdit }: JinxRowsProps) {
  const { shown, note } = useFirstItems(jinxes)
  return (
    <>
      <ul className="jinx-rows" aria-label={m.jinxes_title()}>
        {shown.map(jinx => (
          <JinxRow key={`${jinx.first} ${jinx.second}`} jinx={jinx} onEdit={() => onEdit(jinx)} />
        ))}
      </ul>
      {note}
    </>
  )
}
