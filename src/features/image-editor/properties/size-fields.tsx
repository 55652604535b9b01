import { useState } from 'react'
import { allowedPose, movePose, type Pose, poseBounds, scalePose } from '#core/drawing/layer-pose.ts'
import { m } from '#i18n/messages.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import type { SelectionFrame } from '../canvas/selection-frame.ts'

/** Width and height before the layer is turned; a group keeps its proportions. Its upper left corner stays where it is. */
export function SizeFields({ frame, onResize }: { frame: SelectionFrame; onResize: (pose: Pose) => void }) {
  const { pose, local, isGroup } = frame
  const [isLinked, setLinked] = useState(true)
  const width = Math.abs(local.width * pose.scaleX)
  const height = Math.abs(local.height * pose.scaleY)
  const keepsProportions = isLinked || isGroup
  const resize = (x: number, y: number) => {
    const scaled = keepsProportions
      ? scalePose(pose, x * y)
      : allowedPose({ ...pose, scaleX: pose.scaleX * x, scaleY: pose.scaleY * y })
    const [before, after] = [poseBounds(pose, local), poseBounds(scaled, local)]
    onResize(movePose(scaled, before.x - after.x, before.y - after.y))
  }
  return (
    <>
      <NumberField
        {...lengths}
        label={m.image_editor_width()}
        value={Math.round(width)}
        onChange={wanted => resize(wanted / width, 1)}
      />
      <NumberField
        {...lengths}
        label={m.image_editor_height()}
        value={Math.round(height)}
        onChange={wanted => resize(1, wanted / height)}
      />
      {!isGroup && (
        <Switch
          className="place-fields-linked"
          label={m.image_editor_keep_proportions()}
          checked={isLinked}
          onChange={setLinked}
        />
      )}
    </>
  )
}

const lengths = { range: [1, 10_000], step: 1 } as const
