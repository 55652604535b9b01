import { px } from './paper.ts'
import { pictureAttribute, type ShownPicture } from './picture.ts'

interface PictureViewProps {
  picture: ShownPicture
  /** Of the box that it stands in, in points. */
  width: number
  height: number
  /** `contain`: the whole picture, in the middle of its box; `cover`: the whole box, what leaves it cut off. */
  fit?: 'contain' | 'cover'
}

/** A picture from outside in its own proportions. Its bytes come in later: see `pictureNamed`. */
export const PictureView = ({ picture, width, height, fit = 'contain' }: PictureViewProps) => {
  const across = width / picture.width
  const along = height / picture.height
  const scale = fit === 'contain' ? Math.min(across, along) : Math.max(across, along)
  const [wide, high] = [width / scale, height / scale]
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a picture on paper, beside the name that it stands for
    <svg viewBox={`0 0 ${wide} ${high}`} style={{ flexShrink: 0, width: px(width), height: px(height) }}>
      <rect
        {...{ [pictureAttribute]: picture.name }}
        x={(wide - picture.width) / 2}
        y={(high - picture.height) / 2}
        width={picture.width}
        height={picture.height}
      />
    </svg>
  )
}
