import { Image, Type } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Drawing, Layer } from '#core/drawing/drawing.ts'
import { type OutlineText, outlineContent } from '#drawing/layer-outline.ts'
import { pictureKey } from '#drawing/picture-requests.ts'
import type { PictureAddresses } from '../canvas/display-nodes.tsx'
import { useOutlineText } from '../canvas/use-outline-text.ts'
import { usePictures } from '../canvas/use-pictures.ts'

interface Sources {
  outlineText: OutlineText
  pictures: PictureAddresses
}

const SourcesContext = createContext<Sources>({ outlineText: () => undefined, pictures: new Map() })

/** Gives the thumbnails the fonts and pixels of a drawing: once some have loaded, only thumbnails render. */
export function ThumbnailSources({ drawing, children }: { drawing: Drawing; children: ReactNode }) {
  const outlineText = useOutlineText(drawing)
  const pictures = usePictures(drawing)
  const sources = useMemo(() => ({ outlineText, pictures }), [outlineText, pictures])
  return <SourcesContext value={sources}>{children}</SourcesContext>
}

/** A small picture of a layer's content; an icon while its font or its pixels are loading. */
export function LayerThumbnail({ layer: { content } }: { layer: Layer }) {
  const { outlineText, pictures } = useContext(SourcesContext)
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
