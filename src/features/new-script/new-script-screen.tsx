import './new-script-screen.css'
import { FilePlus2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { OpenScriptNotice } from './open-script-notice.tsx'
import { RecentScripts } from './recent-scripts.tsx'
import { SampleList } from './sample-list.tsx'
import { startBlankScript } from './start-new-script.ts'

/** Starts a script: blank, from a file, from a sample, or a recent one of this browser. */
export const NewScriptScreen = () => (
  <PageFrame
    minor
    heading={m.new_title()}
    start={<SideMenuButton label={m.shell_open_menu()} />}
    aside={<RecentScripts />}
  >
    <OpenScriptNotice />
    <Section title={m.new_begin()}>
      <div className="new-ways">
        <button type="button" className="new-way" onClick={startBlankScript}>
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
    <span className="new-way-label">
      <span className={headingFontClass(title) ?? ''}>{title}</span>
      <span className="new-way-text">{text}</span>
    </span>
  </>
)

const Section = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="new-section">
    <h2 className={headingFontClass(title)}>{title}</h2>
    {text && <p className="new-section-text">{text}</p>}
    {children}
  </section>
)
