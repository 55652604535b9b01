import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import type { JsonText } from '../use-json-text.ts'

/** Shown when the script has changed since the draft was begun: keeps the draft or discards it. */
export const OutdatedDraftBanner = ({ json }: { json: JsonText }) => (
  <Banner
    tone="advice"
    action={
      <div className="json-choices">
        <Button small onClick={json.rebaseDraft}>
          {m.json_keep_text()}
        </Button>
        <Button small onClick={json.discardDraft}>
          {m.json_discard_text()}
        </Button>
      </div>
    }
  >
    {m.json_changed_elsewhere()}
  </Banner>
)
