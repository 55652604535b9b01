import { m } from '#i18n/messages.ts'
import { authorTextProps } from '../text-language.ts'
import { AlmanacSection } from './almanac-section.tsx'

/** Ids on the script that are neither official nor defined by the script. */
export const AlmanacUnknown = ({ ids }: { ids: readonly string[] }) =>
  ids.length > 0 && (
    <AlmanacSection name="unknown" title={m.script_unknown_title()}>
      <p className="almanac-unknown">{m.script_unknown_text()}</p>
      <ul className="almanac-ids">
        {ids.map(id => (
          <li key={id} {...authorTextProps}>
            {id}
          </li>
        ))}
      </ul>
    </AlmanacSection>
  )
