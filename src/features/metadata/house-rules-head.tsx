import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { errorText } from '#i18n/refusals/error-text.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { FieldHelp } from '#views/field-help/field-help.tsx'
import { BootleggerSuggestion } from './bootlegger-suggestion.tsx'

const limit = limits.script.bootlegger

/** What house rules are, how many there are, and what is wrong with the list as a whole. */
export function HouseRulesHead({ count }: { count: number }) {
  const isOver = count > limit
  return (
    <>
      <div className="metadata-help">
        {m.metadata_rules_help()}
        <FieldHelp field="house-rules" label={m.metadata_section_rules()} />
        <span className={isOver ? 'metadata-count-over' : 'metadata-count'}>
          {count} / {limit}
        </span>
      </div>
      {count > 0 && <BootleggerSuggestion />}
      {isOver && <Banner tone="error">{errorText('list_too_long', limit)}</Banner>}
    </>
  )
}
