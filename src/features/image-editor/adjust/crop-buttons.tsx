import { Crop, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { m } from '#i18n/messages.ts'
import { readDrawingImage } from '#stores/drawings/drawing-images.ts'
import { Button } from '#ui/buttons/button.tsx'
import { runPixelJob } from '../pixels/pixel-client.ts'
import { changeImage, type ImageLayer } from './change-image.ts'
import { cropLayer, isSameBox, wholeImage } from './crop-layer.ts'

/** Trims an image to what is visible, or resets its crop and adjustments. */
export function CropButtons({ layer }: { layer: ImageLayer }) {
  const [isEmpty, setEmpty] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { id, content } = layer
  const trim = async () => {
    setBusy(true)
    setEmpty(false)
    const blob = await readDrawingImage(content.image)
    const found = blob && (await runPixelJob({ kind: 'findBox', blob, content }))
    setBusy(false)
    if (!found?.ok) return
    const box = found.value
    if (box)
      changeImage(id, now => (now.content.adjustments === content.adjustments ? cropLayer(now, box) : now))
    else setEmpty(true)
  }
  const reset = () =>
    changeImage(id, now => {
      const whole = cropLayer(now, wholeImage(now))
      return { ...whole, content: { ...whole.content, adjustments: {} } }
    })
  const isUnchanged =
    Object.keys(content.adjustments).length === 0 && isSameBox(content.crop, wholeImage(layer))
  return (
    <>
      <div className="adjust-buttons">
        <Button small icon={<Crop />} busy={isBusy} onClick={() => void trim()}>
          {m.image_adjust_trim()}
        </Button>
        <Button small icon={<RotateCcw />} disabled={isUnchanged} onClick={reset}>
          {m.image_adjust_reset()}
        </Button>
      </div>
      <p className="adjust-help" role="status">
        {isEmpty && m.image_adjust_nothing_visible()}
      </p>
    </>
  )
}
