import './metadata-screen.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script.ts'
import { scriptRules } from '#core/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { $script } from '#stores/script.ts'
import { setAlmanac, setAuthor, setBackground, setHideTitle, setLogo, setTitle } from '#stores/settings.ts'
import { headingFace } from '#ui/heading-face.ts'
import type { ScreenFrame } from '#ui/page-frame.tsx'
import { Switch } from '#ui/switch.tsx'
import { BootleggerRules } from './bootlegger-rules.tsx'
import { CheckedField } from './checked-field.tsx'
import { PictureField } from './picture-field.tsx'

const scriptLimits = limits.script
const rules = scriptRules.shape

/** Edits the script's metadata: name, author, images, almanac link and house rules. Saves on each input. */
export function MetadataScreen({ Frame }: { Frame: ScreenFrame }) {
  const script = useStore($script)
  return (
    <Frame>
      <div className="metadata">
        <Section title={m.meta_section_name()}>
          <NameFields script={script} />
        </Section>
        <Section title={m.meta_section_pictures()}>
          <ImageFields script={script} />
        </Section>
        <Section title={m.meta_section_almanac()}>
          <CheckedField
            label={m.meta_almanac()}
            help={m.meta_almanac_help()}
            rule={rules.almanac}
            value={script.almanac ?? ''}
            onChange={setAlmanac}
            isUrl
          />
        </Section>
        <Section title={m.meta_section_rules()}>
          <BootleggerRules script={script} />
        </Section>
      </div>
    </Frame>
  )
}

const NameFields = ({ script }: { script: Script }) => (
  <>
    <div className="metadata-pair">
      <CheckedField
        label={m.meta_title()}
        limit={scriptLimits.name}
        rule={rules.title}
        value={script.title}
        onChange={setTitle}
      />
      <CheckedField
        label={m.meta_author()}
        limit={scriptLimits.author}
        rule={rules.author}
        value={script.author}
        onChange={setAuthor}
      />
    </div>
    <Switch
      className="metadata-switch"
      label={
        <>
          {m.meta_hide_title()}
          <span className="metadata-switch-help">{m.meta_hide_title_help()}</span>
        </>
      }
      checked={script.hideTitle}
      onChange={setHideTitle}
    />
  </>
)

const ImageFields = ({ script }: { script: Script }) => (
  <>
    <PictureField
      label={m.meta_logo()}
      help={m.meta_logo_help()}
      rule={rules.logo}
      value={script.logo ?? ''}
      onChange={setLogo}
    />
    <PictureField
      label={m.meta_background()}
      help={m.meta_background_help()}
      rule={rules.background}
      value={script.background ?? ''}
      onChange={setBackground}
    />
  </>
)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="metadata-section">
    <h2 className={headingFace(title)}>{title}</h2>
    <div className="metadata-fields">{children}</div>
  </section>
)
