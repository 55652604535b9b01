import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { savedImages } from '#api/saved-images.ts'
import { imageSorts } from '#core/saved-image.ts'
import { $uploads, forgetDone } from '#stores/uploads.ts'
import { type Around, listedActs } from './saved-acts.ts'
import { useSavedList } from './use-saved-list.ts'
import { useSavedActs } from './use-saved-work.ts'

const imageActs = (around: Around) => listedActs(savedImages, around)

/** A page of the images, read anew whenever one more is uploaded; the acts on them, and why the last came to nothing. */
export function useImages() {
  const list = useSavedList(savedImages.list, imageSorts)
  const { reload } = list
  const done = useStore($uploads).filter(({ state }) => state === 'done').length
  useEffect(() => {
    if (done > 0) reload()
  }, [done, reload])
  useEffect(() => forgetDone, [])
  return { list, ...useSavedActs(imageActs, reload) }
}
