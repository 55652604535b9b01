import './saved-list-frame.css'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { type WorkRefusal, workRefusalText } from './work-refusal.ts'

interface RefusedBannerProps {
  code: WorkRefusal
  /** The maximum number of items of its kind in an account. */
  limit: number
  onRetry?: (() => void) | undefined
}

/** Says why something could not be shown or done. Scrolls into view, since the pressed button may be far below it. */
export function WorkRefusalBanner({ code, limit, onRetry }: RefusedBannerProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={container} className="work-banner">
      <Banner
        tone="error"
        action={
          onRetry && (
            <Button small icon={<RotateCw />} onClick={onRetry}>
              {m.session_retry()}
            </Button>
          )
        }
      >
        {workRefusalText(code, limit)}
      </Banner>
    </div>
  )
}
