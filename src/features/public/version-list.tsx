import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'

export interface VersionEntry {
  version: number
  /** Milliseconds since 1970. */
  savedAt: number
  /** The page that shows it. */
  path: string
  isShown: boolean
  /** None that can be seen is before it. */
  isFirst: boolean
  /** What became another in it, in words. */
  changes: readonly { label: string; texts: readonly string[] }[]
}

/** A day as the page's language writes it; everywhere the same, since the page is for everybody. */
export const dayOf = (at: number) =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** What was shown so far, the newest first, each to be read. Those of long ago are out of the way. */
export function VersionList({ versions }: { versions: readonly VersionEntry[] }) {
  const older = versions.slice(atOnce)
  return (
    <section className="public-versions">
      <h2>{m.public_versions()}</h2>
      <Versions versions={versions.slice(0, atOnce)} />
      {older.length > 0 && (
        <details open={older.some(({ isShown }) => isShown)}>
          <summary>{m.public_older()}</summary>
          <Versions versions={older} />
        </details>
      )}
    </section>
  )
}

const atOnce = 5

const Versions = ({ versions }: { versions: readonly VersionEntry[] }) => (
  <ol>
    {versions.map(entry => (
      <li key={entry.version}>
        <h3>
          <a href={entry.path} aria-current={entry.isShown ? 'page' : undefined}>
            {m.public_version({ version: entry.version })}
          </a>
          <time dateTime={new Date(entry.savedAt).toISOString()}>{dayOf(entry.savedAt)}</time>
        </h3>
        {entry.isFirst && <p>{m.public_first()}</p>}
        {entry.changes.length > 0 && <Changes changes={entry.changes} />}
      </li>
    ))}
  </ol>
)

const Changes = ({ changes }: Pick<VersionEntry, 'changes'>) => (
  <dl>
    {changes.map(({ label, texts }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd lang="" dir="auto">
          {texts.join('; ')}
        </dd>
      </div>
    ))}
  </dl>
)
