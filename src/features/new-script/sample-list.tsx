import { catalogue } from '#catalogue/catalogue.ts'
import { samples } from '#catalogue/samples.ts'
import { tallyTeams } from '#core/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { ScriptEntry } from '#views/script-entry.tsx'
import { begin, sampleScript, sampleWords } from './begin.ts'

/** Belfry's sample scripts, one per size. */
export const SampleList = () => (
  <ul className="script-entries">
    {samples.map(sample => {
      const script = sampleScript(sample)
      return (
        <ScriptEntry
          key={sample.size}
          title={script.title}
          text={sampleWords[sample.size].text()}
          counts={tallyTeams(script, catalogue)}
          note={<span>{m.new_players(sample.players)}</span>}
          onOpen={() => void begin(script)}
        />
      )
    })}
  </ul>
)
