import { useStore } from '@nanostores/react'
import { m, pageLocale } from '#i18n/messages.ts'
import { relativeTime } from '#i18n/relative-time.ts'
import { titleText } from '#i18n/title-text.ts'
import { builderPath } from '#routes'
import { $localScripts } from '#stores/library/script-list.ts'
import { $openScriptId } from '#stores/script.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { textProps, titleLanguage } from '#views/text-language.ts'
import { openRecentScript } from './start-new-script.ts'

/** Number of scripts shown; a link leads to all of them. */
const maxScripts = 5

/** The scripts of this browser that changed last, without the open one. */
export function RecentScripts() {
  const open = useStore($openScriptId)
  const scripts = useStore($localScripts)?.filter(({ id }) => id !== open) ?? []
  if (scripts.length === 0) return null
  return (
    <Panel title={m.new_recent()}>
      <ul className="new-recent">
        {scripts.slice(0, maxScripts).map(recent => (
          <li key={recent.id}>
            <button type="button" onClick={() => void openRecentScript(recent)}>
              <span className="new-recent-title" {...textProps(titleLanguage(recent.script.title))}>
                {titleText(recent.script.title)}
              </span>
              <span className="new-recent-time">{relativeTime(recent.changedAt, Date.now())}</span>
            </button>
          </li>
        ))}
      </ul>
      <a className="new-recent-all" href={builderPath(pageLocale(), 'deviceScripts')}>
        {m.new_recent_all()}
      </a>
    </Panel>
  )
}
