import './difference-list.css'
import type { DifferenceLine } from './difference-lines.ts'

/** A list of differences, grouped under labels. */
export const DifferenceList = ({ lines }: { lines: readonly DifferenceLine[] }) => (
  <dl className="difference-list">
    {lines.map(({ label, texts }) => (
      <div key={label}>
        <dt>{label}</dt>
        {texts.map(text => (
          <dd key={text}>{text}</dd>
        ))}
      </div>
    ))}
  </dl>
)
