import './swap-dialog.css'
import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { textProps } from '#views/text-language.ts'
import { CandidateButton } from './candidate-button.tsx'
import { useSwap } from './use-swap.tsx'
import { useSwapCandidates } from './use-swap-candidates.ts'

/** Swaps a character of the script for another one, which the user chooses. Shows the ability of each. */
export function SwapDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const former = useStore($cast)?.characters.find(each => each.id === id)
  const [query, setQuery] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const groups = useSwapCandidates(id, former?.team, query)
  const { swap, refusal } = useSwap(id, former?.name ?? id, onClose)

  /** Arrows go from the field through the list. */
  function step(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!by) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[buttons.findIndex(button => button.matches(':focus')) + by]
    event.preventDefault()
    if (next) next.focus()
  }
  return (
    <Dialog
      title={m.selection_swap_title({ name: former?.name ?? id })}
      closeLabel={m.notice_close()}
      onClose={onClose}
      width={680}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and the buttons in it */}
      <div className="swap" onKeyDown={step}>
        {former && (
          <p className="swap-former" {...textProps(former.languages.ability)}>
            {former.ability}
          </p>
        )}
        {refusal}
        <TextInput
          type="search"
          label={m.selection_swap_search()}
          hideLabel
          placeholder={m.selection_swap_search()}
          icon={<Search />}
          value={query}
          onChange={setQuery}
          data-first-focus=""
        />
        <div ref={list}>
          {groups.map(({ label, candidates }) => (
            <section key={label} className="swap-group" aria-label={label}>
              <h3>{label}</h3>
              {candidates.map(candidate => (
                <CandidateButton
                  key={candidate.key}
                  candidate={candidate}
                  onChoose={() => void swap(candidate)}
                />
              ))}
            </section>
          ))}
        </div>
        <p role="status">{groups.length === 0 && m.selection_swap_none()}</p>
      </div>
    </Dialog>
  )
}
