import { m } from '#i18n/messages.ts'
import { authorTextProps } from '../text-language.ts'
import { AlmanacSection } from './almanac-section.tsx'

/** The house rules, in order. */
export const AlmanacRules = ({ rules }: { rules: readonly string[] }) =>
  rules.length > 0 && (
    <AlmanacSection name="rules" title={m.export_sheet_house_rules()}>
      <ol className="almanac-rules">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rules may read the same
          <li key={index}>
            <p {...authorTextProps}>{rule}</p>
          </li>
        ))}
      </ol>
    </AlmanacSection>
  )
