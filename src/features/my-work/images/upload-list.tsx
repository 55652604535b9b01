import './upload-list.css'
import { useStore } from '@nanostores/react'
import { CircleAlert, RotateCw, X } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import {
  $uploads,
  cancelUpload,
  canRetry,
  isInProgress,
  retryUploads,
  type Upload
} from '#stores/image-uploads.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { formatPercent, uploadRefusalText } from './image-text.ts'

/** Running and failed uploads, with their progress or error. */
export function UploadList() {
  const uploads = useStore($uploads)
  const unfinished = uploads.filter(({ state }) => state !== 'done')
  const status = statusText(uploads)
  return (
    <section className="uploads" aria-label={m.images_uploads()}>
      <div className="uploads-head">
        {/* Always in the page: screen readers only announce changes of an existing element. */}
        <p role="status">{status}</p>
        {uploads.filter(canRetry).length > 1 && (
          <Button small icon={<RotateCw />} onClick={() => retryUploads()}>
            {m.images_retry_all()}
          </Button>
        )}
      </div>
      {unfinished.length > 0 && (
        <ul>
          {unfinished.map(upload => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

function statusText(uploads: readonly Upload[]): string {
  const countIn = (state: Upload['state']) => uploads.filter(each => each.state === state).length
  const [done, refused] = [countIn('done'), countIn('refused')]
  if (uploads.some(isInProgress)) return m.images_uploading({ done, count: uploads.length })
  const texts = [
    done > 0 && m.images_done({ count: done }),
    refused > 0 && m.images_failed({ count: refused })
  ]
  return texts.filter(Boolean).join(' · ')
}

function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, sent, code } = upload
  return (
    <li className="upload">
      <span className="upload-name">{name}</span>
      {code ? (
        <span className="upload-refusal">
          <CircleAlert />
          {uploadRefusalText(code)}
        </span>
      ) : (
        <>
          <progress aria-label={m.images_progress_of({ name })} value={sent} />
          <span className="upload-state">{stateText(state, sent)}</span>
        </>
      )}
      <span className="upload-actions">
        {canRetry(upload) && (
          <Button small aria-label={m.images_retry_of({ name })} onClick={() => retryUploads(id)}>
            {m.images_retry()}
          </Button>
        )}
        <IconButton
          label={code ? m.images_dismiss_of({ name }) : m.images_cancel_of({ name })}
          onClick={() => cancelUpload(id)}
        >
          <X />
        </IconButton>
      </span>
    </li>
  )
}

function stateText(state: Upload['state'], sent: number): string {
  if (state === 'waiting') return m.images_waiting()
  return sent < 1 ? formatPercent(sent) : m.images_checking()
}
