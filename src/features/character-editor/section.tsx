import type { ReactNode } from 'react'
import { headingFace } from '#ui/heading-face.ts'

/** A section of the form. From 1200 px on the title stands beside the fields, else above them. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="editor-section">
    <h2 className={headingFace(title)}>{title}</h2>
    <div className="editor-fields">{children}</div>
  </section>
)
