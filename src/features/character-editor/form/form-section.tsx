import type { ReactNode } from 'react'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

/** A section of the form. From 1200 px on the title stands beside the fields, else above them. */
export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="editor-section">
    <h2 className={headingFontClass(title)}>{title}</h2>
    <div className="editor-fields">{children}</div>
  </section>
)
