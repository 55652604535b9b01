import { Plus, ScrollText, Upload } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Replaces the preview when there is nothing to print: the reason and, for an empty script, how to add characters. */
export const NothingToPrint = ({ reason, isEmpty }: { reason: string; isEmpty: boolean }) => (
  <section className="preview preview-blank" aria-label={m.export_preview()}>
    {isEmpty ? (
      <EmptyState icon={<ScrollText />} title={m.script_empty_title()} actions={<EmptyScriptActions />}>
        <span id="export-reason">{reason}</span>
      </EmptyState>
    ) : (
      <p id="export-reason" className="preview-reason" role="alert">
        {reason}
      </p>
    )}
  </section>
)

const EmptyScriptActions = () => (
  <>
    <ButtonLink icon={<Plus />} href={builderPath(pageLocale(), 'existingCharacters')}>
      {m.script_empty_add()}
    </ButtonLink>
    <ButtonLink icon={<Upload />} href={builderPath(pageLocale(), 'import')}>
      {m.script_empty_import()}
    </ButtonLink>
  </>
)
