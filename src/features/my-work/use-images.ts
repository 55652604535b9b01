import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { savedImages } from '#api/saved-images.ts'
import { imageSorts } from '#core/saved-image.ts'
import { $uploads, forgetDone } from '#stores/uploads.ts'
import { type Around, listedActs } from './saved-acts.ts'
import { useSavedList } from './use-saved-list.ts'
import { useSavedActs } from './use-saved-work.ts'

const createImageActions = (callbacks: Around) => listedActs(savedImages, callbacks)

/** A page of the images of the account, reloaded after each upload, and the actions on them. */
export function useImages() {
  const list = useSavedList(savedImages.list, imageSorts)
  const { reload } = list
  const doneCount = useStore($uploads).filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (doneCount > 0) reload()
  }, [doneCount, reload])
  useEffect(() => forgetDone, [])
  return { list, ...useSavedActs(createImageActions, reload) }
}
