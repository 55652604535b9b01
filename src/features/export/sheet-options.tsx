import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Segmented } from '#ui/segmented.tsx'

export const papers = ['a4', 'letter'] as const
export const parts = ['sheet', 'night'] as const

/** How the sheet is printed. */
export interface SheetChoice {
  paper: (typeof papers)[number]
  parts: readonly (typeof parts)[number][]
}

interface SheetOptionsProps {
  choice: SheetChoice
  onChange: (choice: SheetChoice) => void
  /** Why there is nothing to choose. */
  reason: ReactNode
}

/** Paper and pages. Without anything to print only the reason is shown as usable words. */
export function SheetOptions({ choice, onChange, reason }: SheetOptionsProps) {
  const toggle = (part: SheetChoice['parts'][number]) => (isOn: boolean) =>
    onChange({ ...choice, parts: parts.filter(each => (each === part ? isOn : choice.parts.includes(each))) })
  return (
    <fieldset className="export-options" disabled={Boolean(reason)} aria-describedby="export-reason">
      <legend className="unseen">{m.export_sheet()}</legend>
      <Segmented
        label={m.export_paper()}
        options={papers.map(value => ({ value, label: paperNames[value]() }))}
        value={choice.paper}
        onChange={paper => onChange({ ...choice, paper })}
      />
      <fieldset>
        <legend className="export-label">{m.export_pages()}</legend>
        <div className="export-parts">
          {parts.map(part => (
            <Checkbox
              key={part}
              label={partNames[part]()}
              checked={choice.parts.includes(part)}
              onChange={toggle(part)}
            />
          ))}
        </div>
      </fieldset>
      <p id="export-reason" className="export-reason">
        {reason || (choice.parts.length === 0 && m.export_no_part())}
      </p>
    </fieldset>
  )
}

const paperNames = { a4: m.export_paper_a4, letter: m.export_paper_letter } as const
const partNames = { sheet: m.export_part_sheet, night: m.export_part_night } as const
