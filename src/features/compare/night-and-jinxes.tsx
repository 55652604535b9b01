import type { JinxPair } from '#core/script/jinxes-in-play.ts'
import { m } from '#i18n/messages.ts'

interface NightOrderProps {
  title: string
  ids: readonly string[]
  /** The order in the other script. */
  others: readonly string[]
  moved: ReadonlySet<string>
  nameOf: (id: string) => string
}

/** The order of a night, with marks where the other script differs. */
export function NightOrder({ title, ids, others, moved, nameOf }: NightOrderProps) {
  const known = new Set(others)
  return (
    <ol className="compare-night" aria-label={title}>
      {ids.map(id => {
        const note = known.has(id) ? moved.has(id) && m.compare_moved() : m.compare_only_here()
        return (
          <li key={id} data-differs={Boolean(note) || undefined}>
            {nameOf(id)} {note && <small>{note}</small>}
          </li>
        )
      })}
    </ol>
  )
}

interface JinxListProps {
  title: string
  jinxes: readonly JinxPair[]
  nameOf: (id: string) => string
}

/** The jinxes that the other script lacks or words differently. */
export const JinxList = ({ title, jinxes, nameOf }: JinxListProps) =>
  jinxes.length === 0 ? (
    <p className="compare-note">{m.compare_none()}</p>
  ) : (
    <ul className="compare-jinxes" aria-label={title}>
      {jinxes.map(({ first, second, reason }) => (
        <li key={`${first} ${second}`}>
          <b>
            {nameOf(first)} {m.script_and()} {nameOf(second)}
          </b>
          : {reason}
        </li>
      ))}
    </ul>
  )
