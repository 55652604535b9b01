import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says what couldn't be loaded or shown, and tries it again. */
export const RetryBanner = ({ onRetry, children }: { onRetry: () => void; children: ReactNode }) => (
  <Banner
    tone="error"
    action={
      <Button small icon={<RotateCw />} onClick={onRetry}>
        {m.session_retry()}
      </Button>
    }
  >
    {children}
  </Banner>
)
