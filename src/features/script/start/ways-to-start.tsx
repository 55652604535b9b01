import './ways-to-start.css'
import type { ReactNode } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { samples } from '#catalogue/samples.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { sampleTexts } from '#i18n/labels/sample-texts.ts'
import { m } from '#i18n/messages.ts'
import { sampleScript, startNewScript } from '#stores/library/start-new-script.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { TeamTally } from '#views/team-tally.tsx'

/** What an empty script can start with: the first character, or one of the sample scripts, which Undo takes back. */
export const WaysToStart = () => (
  <section className="ways">
    <h2 className={headingFontClass(m.start_samples())}>{m.start_samples()}</h2>
    <ul>
      <Way title={m.new_blank()} text={m.start_blank_text()} onStart={focusAddField} />
      {samples.map(sample => (
        <SampleWay key={sample.size} sample={sample} />
      ))}
    </ul>
  </section>
)

function SampleWay({ sample }: { sample: (typeof samples)[number] }) {
  const { title, text } = sampleTexts[sample.size]
  const script = sampleScript(sample, { title: title(), author: m.shell_app_name() })
  return (
    <Way title={script.title} text={text()} onStart={() => void startNewScript(script)}>
      <TeamTally counts={tallyTeams(script, catalogue)} />
      <span>{m.new_players(sample.players)}</span>
    </Way>
  )
}

interface WayProps {
  title: string
  text: string
  onStart: () => void
  children?: ReactNode
}

/** The whole card starts the script. */
const Way = ({ title, text, onStart, children }: WayProps) => (
  <li className="way">
    <button type="button" className={headingFontClass(title)} onClick={onStart}>
      {title}
    </button>
    <p>{text}</p>
    {children && <div className="way-facts">{children}</div>}
  </li>
)

/** The combobox that adds characters is the screen's only one. */
function focusAddField() {
  const field = document.querySelector<HTMLElement>('.script-add input')
  field?.focus()
  field?.scrollIntoView({ block: 'nearest' })
}
