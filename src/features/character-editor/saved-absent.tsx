import { RotateCw, UserRoundX } from 'lucide-react'
import type { SavedRefusal } from '#api/saved-work.ts'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { savedRefusalWords } from '#i18n/saved-refusal-words.ts'
import { builderPath } from '#routes'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { BackLink, PageFrame } from '#ui/page-frame.tsx'

interface SavedAbsentProps {
  /** Why loading failed; undefined while loading. */
  code: SavedRefusal | undefined
  onRetry: () => void
}

/** Shown in place of the editor while a saved character loads, or when loading failed. */
export function SavedAbsent({ code, onRetry }: SavedAbsentProps) {
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
        <Banner
          tone="error"
          action={
            <Button small icon={<RotateCw />} onClick={onRetry}>
              {m.session_retry()}
            </Button>
          }
        >
          {savedRefusalWords[code](limits.saved.characters)}
        </Banner>
      )}
    </PageFrame>
  )
}
