import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { ImageContent } from '#core/drawing/drawing.ts'
import { pictureKey } from '#drawing/picture-requests.ts'
import { $pictureAddresses, $pictureStates, type PictureState } from '../pixels/picture-cache.ts'
import { usePictureRequests } from '../pixels/use-picture-requests.ts'

/** The picture of an image's content: its address, or that of a former one while this one is in work. */
export function usePicture(content: ImageContent): {
  address: string | undefined
  state: PictureState
} {
  const key = pictureKey(content)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of the content
  usePictureRequests(useMemo(() => [{ key, content }], [key]))
  return {
    address: useStore($pictureAddresses).get(key),
    state: useStore($pictureStates).get(key) ?? 'working'
  }
}
