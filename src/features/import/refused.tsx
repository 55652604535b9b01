import type { RefObject } from 'react'
import { m } from '#i18n/messages.ts'
import { refusalText } from '#i18n/refusal-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { showPlace } from './show-place.ts'
import type { Refused as RefusedOutcome } from './use-import.ts'

interface RefusedProps {
  outcome: RefusedOutcome
  text: string
  /** The field that holds the text. */
  field: RefObject<HTMLTextAreaElement | null>
}

/** Why nothing could be read, with a button that selects the location of the error when the text is visible. */
export function Refused({ outcome: { code, detail }, text, field }: RefusedProps) {
  const { line, column } = detail
  const isVisible = line !== undefined && column !== undefined && /^\s*[[{]/.test(text)
  return (
    <Banner
      tone="error"
      action={
        isVisible && (
          <Button small onClick={() => field.current && showPlace(field.current, line, column)}>
            {m.import_go_there()}
          </Button>
        )
      }
    >
      {code === 'file_unreadable' ? m.import_refusal_unreadable() : refusalText(code, detail)}
    </Banner>
  )
}
