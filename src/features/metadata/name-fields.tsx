import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { scriptRules } from '#core/script/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { setAuthor, setHideTitle, setTitle } from '#stores/metadata.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { ValidatedField } from './validated-field.tsx'

const scriptLimits = limits.script
const rules = scriptRules.shape

/** The script's name and author, and whether the name is hidden. */
export const NameFields = ({ script }: { script: Script }) => (
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
