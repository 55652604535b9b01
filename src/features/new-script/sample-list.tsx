import { catalogue } from '#catalogue/catalogue.ts'
import { samples } from '#catalogue/samples.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { sampleTexts } from '#i18n/labels/sample-texts.ts'
import { m } from '#i18n/messages.ts'
import { sampleScript, startNewScript } from '#stores/library/start-new-script.ts'
import { ScriptEntry, ScriptEntryList } from '#views/script-entry.tsx'

/** Belfry's sample scripts, one per size. */
export const SampleList = () => (
  <ScriptEntryList isUnderLine>
    {samples.map(sample => {
      const script = sampleScript(sample, {
        title: sampleTexts[sample.size].title(),
        author: m.shell_app_name()
      })
      return (
        <ScriptEntry
          key={sample.size}
          title={script.title}
          text={sampleTexts[sample.size].text()}
          counts={tallyTeams(script, catalogue)}
          note={<span>{m.new_players(sample.players)}</span>}
          onOpen={() => void startNewScript(script)}
        />
      )
    })}
  </ScriptEntryList>
)
