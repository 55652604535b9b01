import { imageAttribute, type PageImage } from '../page/page-image.ts'
import { toPixels } from '../page/paper.ts'

interface ImageViewProps {
  image: PageImage
  /** Size of the box, in points. */
  width: number
  height: number
  /** `contain` shows the whole image, centred; `cover` fills the box and crops the image. */
  fit?: 'contain' | 'cover'
  /** What it shows, if no text beside it says so. */
  label?: string | undefined
}

/** An image of the script, its aspect ratio unchanged. The SVG has only its name; `imageByName` finds its bytes later. */
export const ImageView = ({ image, width, height, fit = 'contain', label }: ImageViewProps) => {
  const scaleX = width / image.width
  const scaleY = height / image.height
  const scale = fit === 'contain' ? Math.min(scaleX, scaleY) : Math.max(scaleX, scaleY)
  const [viewWidth, viewHeight] = [width / scale, height / scale]
  return (
    <svg
      aria-label={label}
      viewBox={`0 0 ${viewWidth} ${viewHeight}`}
      style={{ flexShrink: 0, width: toPixels(width), height: toPixels(height) }}
    >
      <rect
        {...{ [imageAttribute]: image.name }}
        x={(viewWidth - image.width) / 2}
        y={(viewHeight - image.height) / 2}
        width={image.width}
        height={image.height}
      />
    </svg>
  )
}
