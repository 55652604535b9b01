import { useStore } from '@nanostores/react'
import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { listTokenEntries, type TokenEntry } from '#print/token-list.ts'
import { maxTokenCopies, maxTokenCounts, tokenKinds } from '#print/token-options.ts'
import { $cast } from '#stores/cast.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { changePrintOptions } from '../../print-preferences.ts'
import { MoreOptions } from '../more-options.tsx'
import { ChipChoice } from './chip-choice.tsx'

/** Which tokens are printed and how many of each: by kind, by team, and one by one. */
export function TokenChoice({ options }: { options: PrintOptions }) {
  const cast = useStore($cast)
  if (!cast) return null
  const entries = listTokenEntries(cast, options)
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  return (
    <MoreOptions
      field="token-choice"
      title={m.export_token_choice()}
      note={m.export_token_total({ count: total })}
    >
      <ChipChoice
        label={m.export_token_kinds()}
        options={tokenKinds.map(kind => ({ value: kind, label: kindNames[kind]() }))}
        values={options.tokenKinds}
        onChange={kinds => changePrintOptions({ tokenKinds: kinds })}
      />
      <ChipChoice
        label={m.export_token_teams()}
        options={teamsOf(cast).map(team => ({ value: team, label: teamName(team), team }))}
        values={options.tokenTeams}
        onChange={teams => changePrintOptions({ tokenTeams: teams })}
      />
      <fieldset className="export-token-counts">
        <legend className="export-label">{m.export_token_each()}</legend>
        {entries.map(entry => (
          <CountField key={entry.key} entry={entry} counts={options.tokenCounts} />
        ))}
        {entries.some(({ key }) => key in options.tokenCounts) && (
          <Button onClick={() => changePrintOptions({ tokenCounts: undefined })}>
            {m.export_token_standard()}
          </Button>
        )}
      </fieldset>
    </MoreOptions>
  )
}

const kindNames = { character: m.export_token_characters, reminder: m.export_token_reminders }

const teamsOf = ({ characters }: Cast) => [...new Set(characters.map(({ team }) => team))]

interface CountFieldProps {
  entry: TokenEntry
  counts: PrintOptions['tokenCounts']
}

const CountField = ({ entry: { key, token, standard, count }, counts }: CountFieldProps) => (
  <NumberField
    className="export-number"
    label={token.kind === 'character' ? token.character.name : `${token.character.name}: ${token.label}`}
    range={[0, Math.max(maxTokenCopies, standard)]}
    step={1}
    value={count}
    onChange={value =>
      changePrintOptions({ tokenCounts: withCount(counts, key, value === standard ? undefined : value) })
    }
  />
)

/** Sets the count of a token, or returns it to that of the rules. The counts that were set first are forgotten first. */
function withCount(
  counts: PrintOptions['tokenCounts'],
  key: string,
  count: number | undefined
): PrintOptions['tokenCounts'] {
  const others = Object.entries(counts).filter(([other]) => other !== key)
  return Object.fromEntries(
    count === undefined ? others : [...others, [key, count] as const].slice(-maxTokenCounts)
  )
}
