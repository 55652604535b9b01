import { useId } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import type { DocumentInfo } from '#core/saving/document.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { RetryBanner } from '#views/retry-banner.tsx'
import { ScriptOptionList, ScriptOptions } from '#views/script-picker/script-options.tsx'

interface OverwriteListProps {
  /** Undefined until loaded. */
  results: readonly DocumentInfo[] | undefined
  search: string
  chosenId: string | undefined
  onChoose: (info: DocumentInfo) => void
}

/** The saved scripts to choose from, last changed first. */
export function OverwriteList({ results, search, chosenId, onChoose }: OverwriteListProps) {
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
    <ScriptOptionList>
      <ScriptOptions
        name={name}
        label={m.work_scripts()}
        scripts={results.map(info => ({ key: info.id, title: info.name, changedAt: info.changedAt }))}
        chosen={chosenId}
        onChoose={key => {
          const info = results.find(({ id }) => id === key)
          if (info) onChoose(info)
        }}
      />
    </ScriptOptionList>
  )
}

/** Says why the list or a script of it could not be loaded, and loads it again. */
export const LoadRefusalBanner = ({ code, onRetry }: { code: DocumentRefusal; onRetry: () => void }) => (
  <RetryBanner onRetry={onRetry}>{scriptRefusalText(code)}</RetryBanner>
)
