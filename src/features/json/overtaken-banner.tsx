import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { JsonText } from './use-json-text.ts'

/** The script was changed elsewhere while a text of it was being written: one of the two stays. */
export const OvertakenBanner = ({ json }: { json: JsonText }) => (
  <Banner
    tone="advice"
    action={
      <div className="json-choices">
        <Button small onClick={json.keep}>
          {m.json_keep_text()}
        </Button>
        <Button small onClick={json.discard}>
          {m.json_take_script()}
        </Button>
      </div>
    }
  >
    {m.json_changed_elsewhere()}
  </Banner>
)
