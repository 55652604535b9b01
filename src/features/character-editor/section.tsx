import type { ReactNode } from 'react'
import { headingFace } from '#ui/heading-face.ts'

/** A part of the form: its name beside its fields from 1200 px on, above them below. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="editor-section">
    <h2 className={headingFace(title)}>{title}</h2>
    <div className="editor-fields">{children}</div>
  </section>
)
