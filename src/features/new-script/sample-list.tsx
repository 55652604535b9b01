import { catalogue } from '#catalogue/catalogue.ts'
import { samples } from '#catalogue/samples.ts'
import { tallyTeams } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { ScriptEntry, ScriptEntryList } from '#views/script-entry.tsx'
import { sampleScript, sampleTexts, startNewScript } from './start-new-script.ts'

/** Belfry's sample scripts, one per size. */
export const SampleList = () => (
  <ScriptEntryList isUnderLine>
    {samples.map(sample => {
      const script = sampleScript(sample)
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
