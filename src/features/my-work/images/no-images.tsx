import { Images } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { UploadButton } from './upload-button.tsx'

/** Empty state: no image is uploaded yet. */
export const NoImages = () => (
  <EmptyState icon={<Images />} title={m.images_empty_title()} actions={<UploadButton />}>
    {m.images_empty_text()}
  </EmptyState>
)
