import './metadata-screen.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { scriptRules } from '#core/script/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { setAlmanac, setAuthor, setHideTitle, setTitle } from '#stores/metadata.ts'
import { $script } from '#stores/script.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { HouseRules } from './house-rules.tsx'
import { ImageFields } from './image-fields.tsx'
import { ValidatedField } from './validated-field.tsx'

const scriptLimits = limits.script
const rules = scriptRules.shape

/** Edits the script's metadata: name, author, images, almanac link and house rules. Saves on each input. */
export function MetadataScreen({ Frame }: { Frame: ScreenFrame }) {
  const script = useStore($script)
  return (
    <Frame>
      <div className="metadata">
        <Section title={m.metadata_section_name()}>
          <NameFields script={script} />
        </Section>
        <Section title={m.metadata_section_images()}>
          <ImageFields script={script} />
        </Section>
        <Section title={m.metadata_section_almanac()}>
          <ValidatedField
            label={m.metadata_almanac()}
            info={fieldHelp('almanac-link')}
            help={m.metadata_almanac_help()}
            rule={rules.almanac}
            value={script.almanac ?? ''}
            onChange={setAlmanac}
            isUrl
          />
        </Section>
        <Section title={m.metadata_section_rules()}>
          <HouseRules script={script} />
        </Section>
      </div>
    </Frame>
  )
}

const NameFields = ({ script }: { script: Script }) => (
  <>
    <div className="metadata-pair">
      <ValidatedField
        label={m.metadata_title()}
        info={fieldHelp('script-name')}
        limit={scriptLimits.name}
        rule={rules.title}
        value={script.title}
        onChange={setTitle}
      />
      <ValidatedField
        label={m.metadata_author()}
        info={fieldHelp('author')}
        limit={scriptLimits.author}
        rule={rules.author}
        value={script.author}
        onChange={setAuthor}
      />
    </div>
    <Switch
      className="metadata-switch"
      info={fieldHelp('hide-title', m.metadata_hide_title())}
      label={
        <>
          {m.metadata_hide_title()}
          <span className="metadata-switch-help">{m.metadata_hide_title_help()}</span>
        </>
      }
      checked={script.hideTitle}
      onChange={setHideTitle}
    />
  </>
)

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="metadata-section">
    <h2 className={headingFontClass(title)}>{title}</h2>
    <div className="metadata-fields">{children}</div>
  </section>
)
