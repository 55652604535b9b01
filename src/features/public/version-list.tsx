import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { authorTextProps } from '#views/text-language.ts'
import { changesId } from './load-public-page.ts'

export interface PublicVersionEntry {
  version: number
  /** Milliseconds since 1970. */
  savedAt: number
  /** Path of the page with this version. */
  path: string
  /** Whether the page displays this version. */
  isCurrent: boolean
  /** Whether it is the oldest public version. */
  isFirst: boolean
  /** What its save changed, in one line; undefined when unknown. */
  summary?: string | undefined
  /** Path of the page that shows its differences from the version before; undefined for the first version. */
  changesPath?: string
  /** Differences from the version before, as text; empty unless the page shows them. */
  changes: readonly { label: string; texts: readonly string[] }[]
}

/** Formats milliseconds since 1970 in the page's language, in UTC, because the page is the same for everyone. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(languageTags[pageLocale()], { dateStyle: 'long', timeZone: 'UTC' }).format(at)

/** All public versions as links, newest first. Older ones are collapsed. */
export function VersionList({ versions }: { versions: readonly PublicVersionEntry[] }) {
  const older = versions.slice(initialVersions)
  return (
    <section className="public-versions" id={changesId}>
      <h2>{m.public_versions()}</h2>
      <Versions versions={versions.slice(0, initialVersions)} />
      {older.length > 0 && (
        <details open={older.some(({ isCurrent }) => isCurrent)}>
          <summary>{m.public_older()}</summary>
          <Versions versions={older} />
        </details>
      )}
    </section>
  )
}

/** Versions that are not collapsed. */
const initialVersions = 5

const Versions = ({ versions }: { versions: readonly PublicVersionEntry[] }) => (
  <ol>
    {versions.map(entry => (
      <li key={entry.version}>
        <h3>
          <a href={entry.path} aria-current={entry.isCurrent ? 'page' : undefined}>
            {m.public_version({ version: entry.version })}
          </a>
          <time dateTime={new Date(entry.savedAt).toISOString()}>{formatDay(entry.savedAt)}</time>
        </h3>
        {entry.isFirst && <p>{m.public_first()}</p>}
        {entry.changes.length > 0 ? (
          <Changes changes={entry.changes} />
        ) : (
          entry.changesPath && (
            <p>
              <a href={entry.changesPath} rel="nofollow">
                {entry.summary ?? m.public_changes()}
              </a>
            </p>
          )
        )}
      </li>
    ))}
  </ol>
)

const Changes = ({ changes }: Pick<PublicVersionEntry, 'changes'>) => (
  <dl>
    {changes.map(({ label, texts }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd {...authorTextProps}>{texts.join('; ')}</dd>
      </div>
    ))}
  </dl>
)
