import { Plus, Upload } from 'lucide-react'
import type { Night } from '#core/night/night.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { nightIcons } from './night-icons.tsx'

/** The empty state of a night when the script has no characters. */
export const EmptyNight = ({ night }: { night: Night }) => (
  <EmptyState
    icon={nightIcons[night]}
    title={m.night_empty_title()}
    actions={
      <>
        <ButtonLink icon={<Plus />} href={builderPath(pageLocale(), 'existingCharacters')}>
          {m.night_empty_add()}
        </ButtonLink>
        <ButtonLink icon={<Upload />} href={builderPath(pageLocale(), 'import')}>
          {m.night_empty_import()}
        </ButtonLink>
      </>
    }
  >
    {m.night_empty_text()}
  </EmptyState>
)
