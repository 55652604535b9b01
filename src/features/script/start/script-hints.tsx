import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import { isTargetReached, teamTargets } from '#core/advice/script-target.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { $script } from '#stores/script.ts'
import { $hint, closeHint, type Hint, offerHint, stopHints, whenQuiet } from '#stores/start/hints.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { HintBox } from '#views/hint-box.tsx'

/** The hints of the script's screen. Below the list, so that nothing moves when one comes. */
export function ScriptHints() {
  const script = useStore($script)
  const hint = useStore($hint)
  const counts = tallyTeams(script, catalogue)
  const due: Hint | undefined = isTargetReached(teamTargets(counts))
    ? 'complete'
    : script.characters.length <= 5
      ? 'target'
      : undefined
  useEffect(() => {
    // The target is no longer ahead, and would keep the next hint away.
    if (due === 'complete' && $hint.get() === 'target') closeHint()
    return due && whenQuiet(() => offerHint(due))
  }, [due])
  if (hint === 'target')
    return (
      <HintBox text={m.start_hint_target()} onClose={closeHint} onStop={stopHints}>
        <HintLink screen="existingCharacters">{m.script_browse()}</HintLink>
      </HintBox>
    )
  if (hint === 'complete')
    return (
      <HintBox text={m.start_hint_complete()} onClose={closeHint} onStop={stopHints}>
        <HintLink screen="metadata">{m.shell_tab_metadata()}</HintLink>
        <HintLink screen="firstNight">{m.shell_first_night()}</HintLink>
        <HintLink screen="exportPdfImage">{m.script_export()}</HintLink>
      </HintBox>
    )
  return null
}

type NextScreen = 'existingCharacters' | 'metadata' | 'firstNight' | 'exportPdfImage'

const HintLink = ({ screen, children }: { screen: NextScreen; children: string }) => (
  <ButtonLink small href={builderPath(pageLocale(), screen)}>
    {children}
  </ButtonLink>
)
