import { useId } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { titleText } from '#i18n/title-text.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { RetryBanner } from '#views/retry-banner.tsx'
import { textProps, titleLanguage } from '#views/text-language.ts'

interface OverListProps {
  /** Undefined until loaded. */
  results: readonly DocumentInfo[] | undefined
  search: string
  chosenId: string | undefined
  onChoose: (info: DocumentInfo) => void
}

/** The saved scripts to choose from, last changed first. */
export function OverwriteList({ results, search, chosenId, onChoose }: OverListProps) {
  const name = useId()
  if (!results)
    return (
      <p role="status">
        <Spinner /> {m.work_loading()}
      </p>
    )
  if (results.length === 0)
    return <p role="status">{search ? m.work_no_results_text({ search }) : m.work_empty_title()}</p>
  return (
    <fieldset className="overwrite-list" aria-label={m.work_scripts()}>
      {results.map(info => (
        <label key={info.id}>
          <input type="radio" name={name} checked={info.id === chosenId} onChange={() => onChoose(info)} />
          <span>
            <b {...textProps(titleLanguage(info.name))}>{titleText(info.name)}</b>
            <small>{m.device_changed({ when: relativeTime(info.changedAt, Date.now()) })}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Says why the list or a script of it could not be loaded, and loads it again. */
export const LoadRefusalBanner = ({ code, onRetry }: { code: DocumentRefusal; onRetry: () => void }) => (
  <RetryBanner onRetry={onRetry}>{scriptRefusalText(code)}</RetryBanner>
)
