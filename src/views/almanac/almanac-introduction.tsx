import { m } from '#i18n/messages.ts'
import { Heading } from './heading.tsx'
import { ProseText } from './prose-text.tsx'
import { sectionId } from './sections.ts'

/** What its author says of the script; the heading is for those who hear the page. */
export const AlmanacIntroduction = ({ text }: { text: string }) =>
  text.trim() && (
    <section className="almanac-introduction" id={sectionId('introduction')}>
      <Heading depth={1} text={m.export_sheet_introduction()} className="unseen" />
      <ProseText text={text} depth={2} dropCap />
    </section>
  )
