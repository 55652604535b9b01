import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { type CharacterPair, findJinxOwner } from '#core/script/script-jinxes.ts'
import { m } from '#i18n/messages.ts'
import { $cast } from '#stores/cast.ts'
import { $script } from '#stores/script.ts'
import { useReloadState } from '#stores/storage/use-reload-state.ts'
import { Select } from '#ui/fields/select.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'

const pairSchema = z.object({ first: z.string(), second: z.string() })
const editedSchema = z.optional(pairSchema)

/** The pair whose jinx is open in the dialog, also after a reload. */
export const useEditedPair = () => useReloadState('belfry:jinx', editedSchema, undefined)

/** The pair that is chosen in the dialog, also after a reload. */
export const useChosenPair = (pair: CharacterPair) => useReloadState('belfry:jinx-pair', pairSchema, pair)

interface PairFieldsProps {
  pair: CharacterPair
  onChange: (pair: CharacterPair) => void
  errors: { first?: string | undefined; second?: string | undefined }
  /** Help text about the chosen pair. */
  hint: string | undefined
}

/** Two selects that choose any two characters of the script. */
export function PairFields({ pair, onChange, errors, hint }: PairFieldsProps) {
  const characters = useStore($cast)?.characters ?? []
  const options = [
    { value: '', label: m.editor_jinx_choose() },
    ...characters.map(({ id, name }) => ({ value: id, label: name }))
  ]
  return (
    <div className="jinx-pair-fields">
      <Select
        label={m.jinxes_first()}
        info={fieldHelp('jinx-pair')}
        options={options}
        value={pair.first}
        onChange={first => onChange({ ...pair, first })}
        required
        error={errors.first}
      />
      <Select
        label={m.jinxes_second()}
        options={options}
        value={pair.second}
        onChange={second => onChange({ ...pair, second })}
        required
        error={errors.second}
        help={hint}
      />
    </div>
  )
}

/** The two characters of an existing jinx, as text. */
export function PairNames({ pair }: { pair: CharacterPair }) {
  const nameOf = useNames()
  return (
    <p className="jinx-names">
      <b>{nameOf(pair.first)}</b> {m.script_and()} <b>{nameOf(pair.second)}</b>
    </p>
  )
}

/**
 * Says that the jinx changes the exported file: a jinx of two official characters needs the full definition of one of
 * them there, not only its id.
 */
export function FullEntryNotice({ pair }: { pair: CharacterPair }) {
  const bearer = findJinxOwner(useStore($script), pair)
  const nameOf = useNames()
  if (pair.first === '' || pair.second === '' || bearer?.kind !== 'official' || bearer.changes) return null
  return <p className="jinx-full-entry">{m.jinxes_full_entry({ name: nameOf(bearer.id) })}</p>
}

function useNames() {
  const cast = useStore($cast)
  return (id: string) => cast?.characters.find(character => character.id === id)?.name ?? id
}
