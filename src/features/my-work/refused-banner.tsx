import { RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { refusalWords, type WorkRefusal } from './refusal-words.ts'

interface RefusedBannerProps {
  code: WorkRefusal
  most: number
  onRetry?: (() => void) | undefined
}

/** Why something could not be shown or done. It comes into view: what was pressed may be far below it. */
export function RefusedBanner({ code, most, onRetry }: RefusedBannerProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="work-banner">
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
        {refusalWords(code, most)}
      </Banner>
    </div>
  )
}
