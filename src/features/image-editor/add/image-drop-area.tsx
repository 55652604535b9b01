import './image-drop-area.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { $addFeedback, $readingImage, dismissAddFeedback } from './add-feedback.ts'
import { addImageFiles } from './add-images.ts'
import { useImagesAnywhere } from './use-images-anywhere.ts'

/** Adds images that are dropped or pasted anywhere on the screen, and tells what became of every addition. */
export function ImageDropArea() {
  const isDragging = useImagesAnywhere(addImageFiles)
  const feedback = useStore($addFeedback)
  const reading = useStore($readingImage)
  return (
    <>
      <p className="unseen" role="status">
        {feedback && !feedback.isRefusal && <span key={feedback.key}>{feedback.text}</span>}
      </p>
      <div className="image-drop-notes">
        {reading && (
          <Banner
            tone="advice"
            action={
              <Button small onClick={reading.stop}>
                {m.reading_stop()}
              </Button>
            }
          >
            {m.icon_search_reading({ name: reading.name })}
          </Banner>
        )}
        {feedback?.isRefusal && (
          <Banner
            key={feedback.key}
            tone="error"
            action={
              <Button small onClick={dismissAddFeedback}>
                {m.notice_close()}
              </Button>
            }
          >
            {feedback.text}
          </Banner>
        )}
      </div>
      {isDragging && (
        <div className="image-drop-target" aria-hidden="true">
          {m.icon_search_drop()}
        </div>
      )}
    </>
  )
}
