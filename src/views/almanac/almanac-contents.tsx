import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { almanacSections } from './sections.ts'

/** Table of contents: links to the almanac's sections with their counts. */
export function AlmanacContents({ cast }: { cast: Cast }) {
  const sections = almanacSections(cast)
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
