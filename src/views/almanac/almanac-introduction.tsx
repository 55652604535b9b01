import { m } from '#i18n/messages.ts'
import { Heading } from './heading.tsx'
import { MarkdownText } from './markdown-text.tsx'
import { sectionId } from './sections.ts'

/** The author's introduction. Its heading is for screen readers only. */
export const AlmanacIntroduction = ({ text }: { text: string }) =>
  text.trim() && (
    <section className="almanac-introduction" id={sectionId('introduction')}>
      <Heading depth={1} text={m.export_sheet_introduction()} className="unseen" />
      <MarkdownText text={text} depth={2} dropCap />
    </section>
  )
