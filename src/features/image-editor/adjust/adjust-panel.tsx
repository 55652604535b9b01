import './adjust.css'
import { AdjustPreview } from './adjust-preview.tsx'
import { AdjustProgress } from './adjust-progress.tsx'
import { BackgroundFields } from './background-fields.tsx'
import type { ImageLayer } from './change-image.ts'
import { CropButtons } from './crop-buttons.tsx'
import { pickBackground } from './pick-background.ts'
import { ToneFields } from './tone-fields.tsx'
import { useBorderColours, useImageSource } from './use-image-source.ts'
import { usePicture } from './use-picture.ts'

/** What changes the pixels of an image layer: background, brightness, contrast, threshold, crop. */
export function AdjustPanel({ layer }: { layer: ImageLayer }) {
  const { content } = layer
  const source = useImageSource(content.image)
  const borderColours = useBorderColours(source?.blob)
  const picture = usePicture(content)
  const { background } = content.adjustments
  return (
    <div className="adjust">
      <AdjustPreview
        layer={layer}
        source={source}
        adjusted={picture.address}
        onPick={source && background && ((x, y) => void pickBackground(layer, source.blob, x, y))}
      >
        <AdjustProgress layer={layer} state={picture.state} />
      </AdjustPreview>
      <BackgroundFields layer={layer} borderColours={borderColours} />
      <ToneFields layer={layer} />
      <CropButtons layer={layer} />
    </div>
  )
}
