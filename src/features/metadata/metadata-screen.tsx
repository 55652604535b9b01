import './metadata-screen.css'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { scriptRules } from '#core/script/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { setAlmanac } from '#stores/metadata.ts'
import { $script } from '#stores/script.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import type { ScreenFrame } from '#ui/page/page-frame.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { HouseRules } from './house-rules.tsx'
import { ImageFields } from './image-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { ValidatedField } from './validated-field.tsx'

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

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="metadata-section">
    <h2 className={headingFontClass(title)}>{title}</h2>
    <div className="metadata-fields">{children}</div>
  </section>
)
