import { useLayoutEffect, useState } from 'react'
import type { PictureRequest } from '#drawing/picture-requests.ts'
import { needPictures, releasePictures } from './picture-cache.ts'

/** Has pictures made, and cached, as long as the component is shown. Pass the same array while nothing changes. */
export function usePictureRequests(requests: readonly PictureRequest[]) {
  const [user] = useState(() => ({}))
  // Before the browser paints, so that no frame lacks the picture.
  useLayoutEffect(() => needPictures(user, requests), [user, requests])
  useLayoutEffect(() => () => releasePictures(user), [user])
}
