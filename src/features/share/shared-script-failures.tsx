import { RotateCw } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says that the page of a shared script failed. The script stays in the page's address. */
export const SharedScriptFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="error"
    action={
      <Button small icon={<RotateCw />} onClick={onRetry}>
        {m.failures_retry()}
      </Button>
    }
  >
    {m.failures_shared()}
  </Banner>
)

/** Says that what the page needs couldn't be loaded. */
export const SharedScriptUnreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="error"
    action={
      <Button small icon={<RotateCw />} onClick={onRetry}>
        {m.session_retry()}
      </Button>
    }
  >
    {m.public_load_failed()}
  </Banner>
)
