import { m } from '#i18n/messages.ts'
import { refusalText } from '#i18n/refusal-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { Refused as RefusedOutcome } from './use-import.ts'

interface RefusedProps {
  outcome: RefusedOutcome
  /** Leads to the place of the slip, where the text is in sight. */
  onGo: (() => void) | undefined
}

/** Why nothing could be read. */
export function Refused({ outcome: { code, detail }, onGo }: RefusedProps) {
  const text = code === 'file_unreadable' ? m.import_refusal_unreadable() : refusalText(code, detail)
  return (
    <Banner
      tone="error"
      action={
        onGo && (
          <Button small onClick={onGo}>
            {m.import_go_there()}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  )
}
