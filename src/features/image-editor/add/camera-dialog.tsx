import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { RetryBanner } from '#views/retry-banner.tsx'
import { addImages } from './add-images.ts'
import { type CameraRefusal, photograph, startCamera } from './camera.ts'

/** Takes a photo with the camera of a laptop. The camera is on while the dialog is open. */
export function CameraDialog({ onClose }: { onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'starting' | 'on' | CameraRefusal>('starting')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the camera again
  useEffect(() => {
    const running = new AbortController()
    setState('starting')
    startCamera(running.signal).then(stream => {
      if (running.signal.aborted) return
      if (!stream.ok) return setState(stream.code)
      if (video.current) video.current.srcObject = stream.value
    })
    return () => running.abort()
  }, [attempt])

  const take = async () => {
    const blob = video.current && (await photograph(video.current))
    onClose()
    if (blob) await addImages([{ blob, name: m.icon_search_photo_name() }])
  }
  const isRefused = state !== 'starting' && state !== 'on'
  return (
    <Dialog
      title={m.icon_search_photo()}
      closeLabel={m.notice_close()}
      onClose={onClose}
      footer={
        <Button variant="primary" icon={<Camera />} disabled={state !== 'on'} onClick={take}>
          {m.icon_search_photo()}
        </Button>
      }
    >
      {isRefused ? (
        <RetryBanner onRetry={() => setAttempt(attempt + 1)}>{cameraTexts[state]()}</RetryBanner>
      ) : (
        <>
          <p className="add-hint" role="status">
            {state === 'starting' && m.icon_search_camera_starting()}
          </p>
          <video
            ref={video}
            className="camera-picture"
            aria-label={m.icon_search_camera()}
            autoPlay
            playsInline
            muted
            onPlaying={() => setState('on')}
          />
        </>
      )}
    </Dialog>
  )
}

const cameraTexts: Readonly<Record<CameraRefusal, () => string>> = {
  denied: m.icon_search_camera_denied,
  missing: m.icon_search_camera_missing,
  busy: m.icon_search_camera_busy,
  failed: m.icon_search_camera_failed
}
