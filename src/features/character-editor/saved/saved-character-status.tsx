import { UserRoundX } from 'lucide-react'
import type { DocumentRefusal } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { documentRefusalTexts } from '#i18n/refusals/document-refusal-texts.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { BackLink, PageFrame } from '#ui/page/page-frame.tsx'
import { RetryBanner } from '#views/retry-banner.tsx'

interface SavedAbsentProps {
  /** Why loading failed; undefined while loading. */
  code: DocumentRefusal | undefined
  onRetry: () => void
}

/** Shown in place of the editor while a saved character loads, or when loading failed. */
export function SavedCharacterStatus({ code, onRetry }: SavedAbsentProps) {
  const list = builderPath(pageLocale(), 'myCharacters')
  return (
    <PageFrame minor heading={m.editor_edit()} start={<BackLink href={list} label={m.homebrew_back()} />}>
      {code === undefined && (
        <>
          <p className="unseen" role="status">
            {m.work_loading()}
          </p>
          <div className="builder-skeleton" aria-hidden="true" />
        </>
      )}
      {code === 'missing' && (
        <EmptyState
          icon={<UserRoundX />}
          title={m.homebrew_missing_title()}
          actions={<ButtonLink href={list}>{m.homebrew_back()}</ButtonLink>}
        >
          {m.homebrew_missing_text()}
        </EmptyState>
      )}
      {code !== undefined && code !== 'missing' && (
        <RetryBanner onRetry={onRetry}>{documentRefusalTexts[code](limits.documents.characters)}</RetryBanner>
      )}
    </PageFrame>
  )
}
