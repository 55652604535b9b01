import type { Cast } from '#core/cast.ts'
import { m } from '#i18n/messages.ts'
import { sectionsOf } from './sections.ts'

/** Table of contents: links to the almanac's sections with their counts. */
export function AlmanacContents({ cast }: { cast: Cast }) {
  const sections = sectionsOf(cast)
  return (
    <nav className="almanac-contents" aria-label={m.almanac_contents()}>
      <ul>
        {sections.map(({ id, title, count }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {title}
              {count !== undefined && <span>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
