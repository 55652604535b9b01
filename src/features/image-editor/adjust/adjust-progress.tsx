import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import {
  $pictureProgress,
  type PictureProblem,
  type PictureState,
  retryPictures
} from '../pixels/picture-cache.ts'
import { type Adjustments, changeImage, type ImageLayer } from './change-image.ts'

/** Milliseconds after which work shows its progress. */
const patience = 300

/** The progress of adjusting, if it takes long; Cancel goes back to the last adjustments that were finished. */
export function AdjustProgress({ layer, state }: { layer: ImageLayer; state: PictureState }) {
  const { id, content } = layer
  const [finished, setFinished] = useState<Adjustments>()
  if (state === 'ready' && finished !== content.adjustments) setFinished(content.adjustments)
  const isLong = useIsLong(state === 'working')
  if (state === 'missing' || state === 'failed') return <ProblemBanner problem={state} />
  const cancel = () =>
    changeImage(id, now => ({
      ...now,
      content: { ...now.content, adjustments: finished ?? {} }
    }))
  return isLong && state === 'working' ? <Working onStop={cancel} /> : null
}

function Working({ onStop }: { onStop: () => void }) {
  const share = useStore($pictureProgress)
  return (
    <div className="adjust-progress">
      <span role="status">{m.image_adjust_working()}</span>
      <progress aria-label={m.image_adjust_working()} value={share} />
      <Button small onClick={onStop}>
        {m.image_adjust_cancel()}
      </Button>
    </div>
  )
}

const ProblemBanner = ({ problem }: { problem: PictureProblem }) => (
  <Banner
    tone="error"
    action={
      <Button small onClick={retryPictures}>
        {m.image_adjust_retry()}
      </Button>
    }
  >
    {problem === 'missing' ? m.image_adjust_missing() : m.image_adjust_failed()}
  </Banner>
)

/** Whether something lasts for longer than `patience`. */
function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return setLong(false)
    const timer = setTimeout(setLong, patience, true)
    return () => clearTimeout(timer)
  }, [isRunning])
  return isLong
}
