import { useStore } from '@nanostores/react'
import { ArrowDownNarrowWide } from 'lucide-react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { Cast } from '#core/cast/cast.ts'
import type { Night } from '#core/night/night.ts'
import { type NightMove, nightMoves } from '#core/night/night-moves.ts'
import { isCustomOrder } from '#core/night/night-order.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { sortNight, toggleCustomOrder } from './night-actions.ts'
import { countsText, entryName } from './night-texts.ts'

/** Switches between official and custom order, describes the difference, and sorts back to the official order. */
export function OrderPanel({ cast, night }: { cast: Cast; night: Night }) {
  const script = useStore($script)
  const isCustom = isCustomOrder(script, night)
  const moves = nightMoves(script, night, catalogue)
  return (
    <section className="night-order night-panel">
      <Switch
        label={m.night_custom_order()}
        info={fieldHelp('custom-order')}
        checked={isCustom}
        onChange={() => toggleCustomOrder(night)}
      />
      <p className="night-panel-text">
        <span>{isCustom ? differenceText(moves, cast, night) : m.night_official()}</span>
        {isCustom && <span className="night-order-more"> {m.night_new_characters()}</span>}
        <span className="night-order-counts">{countsText(cast, night)}</span>
      </p>
      {moves.length > 0 && (
        <Button small icon={<ArrowDownNarrowWide />} onClick={() => sortNight(night)}>
          {m.night_sort()}
        </Button>
      )}
    </section>
  )
}

function differenceText(moves: readonly NightMove[], cast: Cast, night: Night): string {
  const [move] = moves
  if (!move) return m.night_same_as_official()
  if (moves.length > 1) return m.night_moved_count({ count: moves.length })
  const names = new Map(cast[night].map(entry => [entry.id, entryName(entry)]))
  const name = names.get(move.id) ?? move.id
  if (move.after === undefined) return m.night_moved_first({ name })
  return m.night_moved_after({ name, other: names.get(move.after) ?? move.after })
}
