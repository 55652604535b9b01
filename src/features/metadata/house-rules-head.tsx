import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { FieldHelp } from '#views/field-help/field-help.tsx'
import { BootleggerSuggestion } from './bootlegger-suggestion.tsx'

const limit = limits.script.bootlegger

/** What house rules are, and how many there are. With some, suggests the Bootlegger. */
export const HouseRulesHead = ({ count }: { count: number }) => (
  <>
    <div className="metadata-help">
      {m.metadata_rules_help()}
      <FieldHelp field="house-rules" label={m.metadata_section_rules()} />
      <span className={count > limit ? 'metadata-count-over' : 'metadata-count'}>
        {count} / {limit}
      </span>
    </div>
    {count > 0 && <BootleggerSuggestion />}
  </>
)
