import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { savedImages } from '#api/saved-images.ts'
import { imageSorts } from '#core/saving/saved-image.ts'
import { $uploads, clearFinishedUploads } from '#stores/image-uploads.ts'
import { type ActionCallbacks, createListActions } from '../list/document-actions.ts'
import { useListActions } from '../list/use-documents.ts'
import { useSavedList } from '../list/use-saved-list.ts'

const createImageActions = (callbacks: ActionCallbacks) => createListActions(savedImages, callbacks)

/** A page of the images of the account, reloaded after each upload, and the actions on them. */
export function useImages(options?: { inAddress: boolean }) {
  const list = useSavedList(savedImages.list, imageSorts, options)
  const { reload } = list
  const doneCount = useStore($uploads).filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (doneCount > 0) reload()
  }, [doneCount, reload])
  useEffect(() => clearFinishedUploads, [])
  return { list, ...useListActions(createImageActions, reload) }
}
