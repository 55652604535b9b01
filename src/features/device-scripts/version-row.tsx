import { useStore } from '@nanostores/react'
import { ChevronDown, History } from 'lucide-react'
import { useMemo } from 'react'
import type { Script } from '#core/script.ts'
import { scriptDifference } from '#core/script-difference.ts'
import { m } from '#i18n/messages.ts'
import { capital } from '#i18n/place-text.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import { $texts } from '#stores/cast.ts'
import { Button } from '#ui/button.tsx'
import { differenceLines, namesOf } from './difference-lines.ts'

interface VersionRowProps {
  version: { at: number; script: Script }
  present: Script
  onRestore: () => void
}

/** One version: when it was, how much has changed since, and what on request. */
export function VersionRow({ version: { at, script }, present, onRestore }: VersionRowProps) {
  const texts = useStore($texts)
  const differences = useMemo(() => scriptDifference(script, present), [script, present])
  const count = differences.length
  return (
    <li>
      <details className="version">
        <summary>
          <span className="version-when">
            <b>{capital(relativeTime(at, Date.now()))}</b>
            <time dateTime={new Date(at).toISOString()}>{fullTime(at)}</time>
          </span>
          <span className="version-what">
            <span>{m.device_characters({ count: script.characters.length })}</span>
            <span>{count === 0 ? m.device_as_now() : m.device_changes({ count })}</span>
          </span>
          <ChevronDown />
        </summary>
        {count > 0 && (
          <div className="version-body">
            <h3>{m.device_since()}</h3>
            <dl>
              {differenceLines(differences, namesOf([present, script], texts)).map(({ label, texts }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {texts.map(text => (
                    <dd key={text}>{text}</dd>
                  ))}
                </div>
              ))}
            </dl>
            <Button small icon={<History />} onClick={onRestore}>
              {m.device_restore()}
            </Button>
          </div>
        )}
      </details>
    </li>
  )
}
