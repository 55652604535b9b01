import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { printFileText } from '../print-file-text.ts'
import type { PrintFile } from '../worker/print-file.ts'

interface PreviewFailedProps {
  /** What couldn't be fetched, if that is why. */
  file: PrintFile | undefined
  onRetry: () => void
}

/** Replaces the preview when this browser cannot lay out pages. The server can still make the PDF. */
export const PreviewFailed = ({ file, onRetry }: PreviewFailedProps) => (
  <section className="preview preview-blank" aria-label={m.export_preview()}>
    <Banner
      tone="error"
      action={
        <Button small onClick={onRetry}>
          {m.export_preview_retry()}
        </Button>
      }
    >
      {file ? printFileText(file) : m.export_preview_broken()}
    </Banner>
  </section>
)
