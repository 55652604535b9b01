import { type ReactNode, useState } from 'react'
import type { Box } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import type { ImageLayer } from './change-image.ts'
import { PointPicker } from './point-picker.tsx'
import type { ImageSource } from './use-image-source.ts'

interface AdjustPreviewProps {
  layer: ImageLayer
  source: ImageSource | undefined
  /** Address of the adjusted picture, of the layer's crop. */
  adjusted: string | undefined
  /** Receives a point of the whole image in pixels; undefined if there is nothing to pick. */
  onPick: ((x: number, y: number) => void) | undefined
  /** Shown over the foot of the image. */
  children: ReactNode
}

/** The image before and after the adjustments. A click picks the background's colour, or a point of the background. */
export function AdjustPreview({
  layer: { content },
  source,
  adjusted,
  onPick,
  children
}: AdjustPreviewProps) {
  const [shown, setShown] = useState<'before' | 'after'>('after')
  const { width, height, crop, adjustments } = content
  const { background } = adjustments
  const points = background?.kind === 'edges' ? background.points : []
  const image =
    shown === 'before'
      ? source && <img src={source.address} alt="" />
      : adjusted && <img src={adjusted} alt="" style={boxStyle(crop, width, height)} />
  const picture: ReactNode = (
    <>
      {image}
      {points.map((point, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity
          key={index}
          className="adjust-point"
          style={boxStyle({ ...point, width: 0, height: 0 }, width, height)}
        />
      ))}
    </>
  )
  return (
    <div className="adjust-preview" style={{ '--ratio': `${width} / ${height}` }}>
      <SegmentedControl
        label={m.image_adjust_show()}
        hideLabel
        options={[
          { value: 'before', label: m.image_adjust_before() },
          { value: 'after', label: m.image_adjust_after() }
        ]}
        value={shown}
        onChange={setShown}
      />
      <div className="adjust-stage">
        {onPick && background ? (
          <PointPicker
            label={background.kind === 'colour' ? m.image_adjust_pick_colour() : m.image_adjust_pick_point()}
            width={width}
            height={height}
            onPick={onPick}
          >
            {picture}
          </PointPicker>
        ) : (
          <div className="adjust-picture">{picture}</div>
        )}
        {children}
      </div>
    </div>
  )
}

/** The place of a box within the whole image, as shares. */
const boxStyle = ({ x, y, width, height }: Box, fullWidth: number, fullHeight: number) => ({
  '--left': x / fullWidth,
  '--top': y / fullHeight,
  '--width': width / fullWidth,
  '--height': height / fullHeight
})
