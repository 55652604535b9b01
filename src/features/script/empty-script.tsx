import { PencilLine, Plus, ScrollText, Upload } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** The empty state of the script screen, with links to add, import or write characters. */
export function EmptyScript() {
  const locale = pageLocale()
  return (
    <div className="script-empty">
      <EmptyState
        icon={<ScrollText />}
        title={m.script_empty_title()}
        actions={
          <>
            <ButtonLink icon={<Plus />} href={builderPath(locale, 'existingCharacters')}>
              {m.script_empty_add()}
            </ButtonLink>
            <ButtonLink icon={<Upload />} href={builderPath(locale, 'import')}>
              {m.script_empty_import()}
            </ButtonLink>
            <ButtonLink icon={<PencilLine />} href={builderPath(locale, 'newCharacter')}>
              {m.editor_new()}
            </ButtonLink>
          </>
        }
      >
        {m.script_empty_text()}
      </EmptyState>
    </div>
  )
}
