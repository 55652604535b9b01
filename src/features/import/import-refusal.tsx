import type { RefObject } from 'react'
import { sourceNames } from '#core/sharing/script-source.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { importRefusalText } from '#i18n/refusals/import-refusal-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import type { RefusedOutcome } from './import-outcome.ts'

/** Id of the message that says why nothing could be read or fetched. */
export const refusalId = 'import-refusal'

interface RefusedProps {
  outcome: RefusedOutcome
  text: string
  /** The field that holds the text. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** Why nothing could be read, with a button that selects the location of the error when the text is visible. */
export function ImportRefusal({ outcome, text, field }: RefusedProps) {
  const { line, column } = outcome.detail
  const isVisible = line !== undefined && column !== undefined && /^\s*[[{]/.test(text)
  return (
    <Banner
      tone="error"
      action={
        isVisible && (
          <Button small onClick={() => field.current && selectLocation(field.current, line, column)}>
            {m.import_show_location()}
          </Button>
        )
      }
    >
      <span id={refusalId}>{refusalText(outcome)}</span>
    </Banner>
  )
}

function refusalText({ code, detail, host }: RefusedOutcome): string {
  if (code === 'file_unreadable') return m.import_refusal_unreadable()
  if (host === undefined) return importRefusalText(code, detail)
  const hosts = new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(sourceNames)
  return m.reading_other_host({ host, hosts })
}

/** Selects the character at a line and column, both from 1, and scrolls it into view. */
export function selectLocation(field: HTMLTextAreaElement, line: number, column: number) {
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1
  field.focus()
  field.setSelectionRange(start, start + 1)
  const lineHeight = field.scrollHeight / lines.length
  field.scrollTop = (line - 2) * lineHeight
}
