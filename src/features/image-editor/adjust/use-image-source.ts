import { useEffect, useState } from 'react'
import { readDrawingImage } from '#stores/drawings/drawing-images.ts'
import { useAsync } from '#ui/use-async.ts'
import { runPixelJob } from '../pixels/pixel-client.ts'

/** An image as it is stored, with an address for this page. */
export interface ImageSource {
  blob: Blob
  address: string
}

/** The stored image of a layer; undefined until it is read, or if this device doesn't have it. */
export function useImageSource(image: string): ImageSource | undefined {
  const blob = useAsync(() => readDrawingImage(image), [image]).value
  const [source, setSource] = useState<ImageSource>()
  useEffect(() => {
    if (!blob) return
    const address = URL.createObjectURL(blob)
    setSource({ blob, address })
    return () => {
      setSource(undefined)
      URL.revokeObjectURL(address)
    }
  }, [blob])
  return source
}

/** The main colours of an image's border, the most frequent first; empty until they are found. */
export function useBorderColours(blob: Blob | undefined): readonly string[] {
  const find = async (signal: AbortSignal) => {
    const found = blob && (await runPixelJob({ kind: 'findColours', blob }, { signal }))
    return found?.ok ? found.value : []
  }
  return useAsync(blob && find, [blob]).value ?? none
}

const none: readonly string[] = []
