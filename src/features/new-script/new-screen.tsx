import './new-script.css'
import { FilePlus2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { headingFace } from '#ui/heading-face.ts'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { beginBlank } from './begin.ts'
import { PresentNote } from './present-note.tsx'
import { Recent } from './recent.tsx'
import { SampleList } from './sample-list.tsx'

/** Starts a script: blank, from a file, from a sample, or a recent one of this browser. */
export const NewScreen = () => (
  <PageFrame
    minor
    heading={m.new_title()}
    start={<MenuButton label={m.shell_open_menu()} />}
    aside={<Recent />}
  >
    <PresentNote />
    <Section title={m.new_begin()}>
      <div className="new-ways">
        <button type="button" className="new-way" onClick={beginBlank}>
          <OptionContent icon={<FilePlus2 />} title={m.new_blank()} text={m.new_blank_text()} />
        </button>
        <a className="new-way" href={builderPath(pageLocale(), 'import')}>
          <OptionContent icon={<Upload />} title={m.new_file()} text={m.import_paste_help()} />
        </a>
      </div>
    </Section>
    <Section title={m.new_samples()} text={m.new_samples_text()}>
      <SampleList />
    </Section>
  </PageFrame>
)

const OptionContent = ({ icon, title, text }: { icon: ReactNode; title: string; text: string }) => (
  <>
    {icon}
    <span className="new-way-words">
      <span className={headingFace(title) ?? ''}>{title}</span>
      <span className="new-way-text">{text}</span>
    </span>
  </>
)

const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="new-section">
    <h2 className={headingFace(title)}>{title}</h2>
    {text && <p className="new-section-text">{text}</p>}
    {children}
  </section>
)
