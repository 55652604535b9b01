import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import type { CompareRow } from './compare-rows.ts'

/** What both scripts have of something, side by side. */
export const Pair = ({ one, two }: { one: ReactNode; two: ReactNode }) => (
  <div className="compare-pair">
    <div data-side="one">{one}</div>
    <div data-side="two">{two}</div>
  </div>
)

/** A part of the comparison, with the number of its items. */
export const Part = ({ title, count, children }: { title: string; count?: number; children: ReactNode }) => (
  <section className="compare-part">
    <h3>
      {title} {count !== undefined && <span className="compare-count">{count}</span>}
    </h3>
    {children}
  </section>
)

/** Fields with the text of each script. */
export const Rows = ({ rows }: { rows: readonly CompareRow[] }) => (
  <dl className="compare-rows">
    {rows.map(({ key, label, one, two }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd data-side="one">{one || m.compare_none()}</dd>
        <dd data-side="two">{two || m.compare_none()}</dd>
      </div>
    ))}
  </dl>
)
