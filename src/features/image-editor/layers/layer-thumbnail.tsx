import { Image, Type } from 'lucide-react'
import type { Layer } from '#core/drawing/drawing.ts'
import { pictureKey } from '#drawing/build-display-list.ts'
import { type OutlineText, outlineContent } from '#drawing/layer-outline.ts'
import type { PictureAddresses } from '../canvas/display-nodes.tsx'

interface LayerThumbnailProps {
  layer: Layer
  outlineText: OutlineText
  pictures: PictureAddresses
}

/** A small picture of a layer's content; an icon while its font or its pixels are loading. */
export function LayerThumbnail({ layer: { content }, outlineText, pictures }: LayerThumbnailProps) {
  if (content.kind === 'image') {
    const address = pictures.get(pictureKey(content))
    return <span className="layer-thumbnail">{address ? <img src={address} alt="" /> : <Image />}</span>
  }
  const outline = outlineContent(content, outlineText)
  if (!outline)
    return (
      <span className="layer-thumbnail">
        <Type />
      </span>
    )
  const { d, offset, box } = outline
  const side = Math.max(box.width, box.height)
  const [x, y] = [box.x - (side - box.width) / 2, box.y - (side - box.height) / 2]
  return (
    <span className="layer-thumbnail">
      <svg viewBox={`${x} ${y} ${side} ${side}`} aria-hidden="true">
        <path d={d} transform={`translate(${offset.x} ${offset.y})`} fill="currentColor" fillRule="nonzero" />
      </svg>
    </span>
  )
}
