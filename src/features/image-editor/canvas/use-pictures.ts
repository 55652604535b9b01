import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { pictureRequests } from '#drawing/picture-requests.ts'
import { $pictureAddresses } from '../pixels/picture-cache.ts'
import { usePictureRequests } from '../pixels/use-picture-requests.ts'
import type { PictureAddresses } from './display-nodes.tsx'

/**
 * The adjusted pixels of a drawing's images, as blob addresses by `pictureKey`. While one is in work, it is missing or has the
 * former picture. The same map until something changes.
 */
export function usePictures(drawing: Drawing): PictureAddresses {
  usePictureRequests(useMemo(() => pictureRequests(drawing), [drawing]))
  return useStore($pictureAddresses)
}
