import { useId } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { titleText } from '#i18n/title-text.ts'
import type { ScriptReference } from '#routes/compare-paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { RetryBanner } from '#views/retry-banner.tsx'
import { TeamTally } from '#views/team-tally.tsx'
import { textProps, titleLanguage } from '#views/text-language.ts'
import { SignInToCompare } from './sign-in-to-compare.tsx'
import type { ComparedScript } from './use-compared-script.ts'

interface ScriptSideProps {
  label: string
  side: ComparedScript
  reference: ScriptReference | undefined
  onChoose: () => void
}

/** One of the two scripts: its title, where it is and its characters by team; or why it isn't there. */
export function ScriptSide({ label, side, reference, onChoose }: ScriptSideProps) {
  const id = useId()
  return (
    <section className="panel compare-side" aria-labelledby={id}>
      <h2 id={id}>{label}</h2>
      <SideContent side={side} reference={reference} />
      <Button small onClick={onChoose}>
        {side.state === 'none' ? m.compare_choose() : m.compare_change()}
      </Button>
    </section>
  )
}

function SideContent({ side, reference }: Pick<ScriptSideProps, 'side' | 'reference'>) {
  switch (side.state) {
    case 'none':
      return null
    case 'loading':
      return (
        <p role="status">
          <Spinner /> {m.work_loading()}
        </p>
      )
    case 'missing':
      return <p role="status">{m.compare_missing()}</p>
    case 'signedOut':
      return <SignInToCompare />
    case 'refused':
      return <RetryBanner onRetry={side.retry}>{scriptRefusalText(side.code)}</RetryBanner>
    case 'ready': {
      const { title, author, characters } = side.script
      const counts = tallyTeams(side.script, catalogue)
      return (
        <>
          <p className="compare-title">
            <b {...textProps(titleLanguage(title))}>{titleText(title)}</b>
            {author && <span>{m.shell_by_author({ author })}</span>}
            <small>{placeOf(side.isOpen, reference)}</small>
          </p>
          {characters.length === 0 ? <p>{m.compare_empty()}</p> : <TeamTally counts={counts} />}
        </>
      )
    }
  }
}

function placeOf(isOpen: boolean, reference: ScriptReference | undefined) {
  if (isOpen) return m.device_open_now()
  return reference?.startsWith('account:') ? m.compare_in_account() : m.compare_on_device()
}
