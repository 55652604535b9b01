import type { Script } from '#core/script/script.ts'
import { scriptRules } from '#core/script/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { setBackground, setLogo } from '#stores/metadata.ts'
import { ImageField } from './image-field.tsx'
import { MakeLogo } from './make-logo.tsx'

const rules = scriptRules.shape

/** The logo, which the logo editor can make, and the background. */
export const ImageFields = ({ script }: { script: Script }) => (
  <>
    <ImageField
      use="logo"
      label={m.metadata_logo()}
      help={m.metadata_logo_help()}
      rule={rules.logo}
      value={script.logo ?? ''}
      onChange={setLogo}
    >
      <MakeLogo script={script} />
    </ImageField>
    <ImageField
      use="background"
      label={m.metadata_background()}
      help={m.metadata_background_help()}
      rule={rules.background}
      value={script.background ?? ''}
      onChange={setBackground}
    />
  </>
)
