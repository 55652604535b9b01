import './script-picker.css'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { foldLetters } from '#core/fold-letters.ts'
import { limits } from '#core/limits.ts'
import type { Result } from '#core/result.ts'
import { m } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { titleText } from '#i18n/title-text.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { useAsync } from '#ui/use-async.ts'
import { RetryBanner } from '../retry-banner.tsx'
import { textProps, titleLanguage } from '../text-language.ts'

/** A script to choose. `changedAt` in milliseconds since 1970; undefined for a new one. */
export interface PickableScript {
  key: string
  title: string
  author?: string | undefined
  changedAt?: number | undefined
}

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
  const option = (key: string, title: string, note: string, lang?: ReturnType<typeof titleLanguage>) => (
    <label key={key}>
      <input type="radio" name={name} checked={key === chosen} onChange={() => onChoose(key)} />
      <span>
        <b {...textProps(lang)}>{title}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  )
  const scripts = (label: string, items: readonly PickableScript[]) =>
    items.length > 0 && (
      <fieldset>
        <legend>{label}</legend>
        {items.map(({ key, title, changedAt }) =>
          option(
            key,
            titleText(title),
            changedAt === undefined ? '' : m.device_changed({ when: relativeTime(changedAt, Date.now()) }),
            titleLanguage(title)
          )
        )}
      </fieldset>
    )
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
      <div className="script-picker-list">
        {first && option(first.key, first.label, '')}
        {found && scripts(m.device_title(), found)}
        {searchAccount && listed && scripts(m.work_scripts(), listed)}
        {isLoading && (
          <p role="status">
            <Spinner /> {m.work_loading()}
          </p>
        )}
        {!isLoading && found.length + (listed?.length ?? 0) === 0 && (
          <p role="status">{search ? m.work_no_results_text({ search }) : m.compare_none_found()}</p>
        )}
      </div>
    </div>
  )
}
