import './script-picker.css'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { foldLetters } from '#core/fold-letters.ts'
import { limits } from '#core/limits.ts'
import type { Result } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useAsync } from '#ui/use-async.ts'
import { RetryBanner } from '../retry-banner.tsx'
import { type PickableScript, ScriptOption, ScriptOptionList, ScriptOptions } from './script-options.tsx'

interface ScriptPickerProps {
  /** Scripts of this device; undefined until read. */
  onDevice: readonly PickableScript[] | undefined
  /** Searches the scripts of the account; a refusal is a text. Undefined when signed out. */
  searchAccount?: ((search: string) => Promise<Result<readonly PickableScript[], string>>) | undefined
  /** First in the list, whatever is searched: a new script. */
  first?: { key: string; label: string } | undefined
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250
/** The most scripts of this device that are listed; the search finds the others. */
const maxListed = 50

/** Chooses one of the scripts of this device or of the account, by title or author. */
export function ScriptPicker({ onDevice, searchAccount, first, chosen, onChoose }: ScriptPickerProps) {
  const [search, setSearch] = useState('')
  const name = useId()
  const account = useAsync(searchAccount && (() => searchAccount(search.trim())), [search], {
    delay: search ? searchDelay : 0
  })
  const term = foldLetters(search.trim())
  const found = onDevice
    ?.filter(({ title, author = '' }) => foldLetters(`${title} ${author}`).includes(term))
    .slice(0, maxListed)
  const listed = account.latest?.ok ? account.latest.value : undefined
  const isLoading = !found || (account.state === 'loading' && !listed)
  const choice = { name, chosen, onChoose }
  return (
    <div className="script-picker">
      <TextInput
        type="search"
        label={m.work_search()}
        hideLabel
        placeholder={m.work_search()}
        icon={<Search />}
        maxLength={limits.documents.search}
        value={search}
        onChange={setSearch}
        data-first-focus=""
      />
      {account.value?.ok === false && <RetryBanner onRetry={account.retry}>{account.value.code}</RetryBanner>}
      <ScriptOptionList>
        {first && <ScriptOption {...choice} id={first.key} title={first.label} />}
        {found && <ScriptOptions {...choice} label={m.device_title()} scripts={found} />}
        {searchAccount && listed && <ScriptOptions {...choice} label={m.work_scripts()} scripts={listed} />}
        {isLoading && (
          <p role="status">
            <Spinner /> {m.work_loading()}
          </p>
        )}
        {!isLoading && (search || !first) && found.length + (listed?.length ?? 0) === 0 && (
          <p role="status">{search ? m.work_no_results_text({ search }) : m.compare_none_found()}</p>
        )}
      </ScriptOptionList>
    </div>
  )
}
