import './difference-list.css'
import { authorTextProps } from '../text-language.ts'
import type { DifferenceLine } from './difference-lines.ts'

/** A list of differences, grouped under labels. */
export const DifferenceList = ({ lines }: { lines: readonly DifferenceLine[] }) => (
  <dl className="difference-list">
    {lines.map(({ label, texts }) => (
      <div key={label}>
        <dt>{label}</dt>
        {texts.map(text => (
          <dd key={text} {...authorTextProps}>
            {text}
          </dd>
        ))}
      </div>
    ))}
  </dl>
)
