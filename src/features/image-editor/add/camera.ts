import { ok, type Result, refuse } from '#core/result.ts'

/** Why there is no picture: not allowed, no camera, used by another program, or another reason. */
export type CameraRefusal = 'denied' | 'missing' | 'busy' | 'failed'

const refusals: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy'
}

/** Turns the camera on; the browser asks the user. The signal turns it off. */
export async function startCamera(signal: AbortSignal): Promise<Result<MediaStream, CameraRefusal>> {
  // Undefined on pages without HTTPS.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return refuse('missing')
  try {
    const video = { width: { ideal: 1920 }, height: { ideal: 1080 } }
    const stream = await devices.getUserMedia({ video, audio: false })
    const stop = () => {
      for (const track of stream.getTracks()) track.stop()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
    return ok(stream)
  } catch (error) {
    return refuse((error instanceof DOMException && refusals[error.name]) || 'failed')
  }
}

/** The present picture of a playing video, as PNG; null if the browser can't make one. */
export function photograph(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}
