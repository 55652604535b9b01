import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'

interface PointPickerProps {
  label: string
  /** Size of the image in pixels. */
  width: number
  height: number
  /** Receives the centre of a pixel. */
  onPick: (x: number, y: number) => void
  children: ReactNode
}

/** Share of the image that an arrow key moves the cross-hair by; with Shift, one pixel. */
const keyStep = 0.05

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1]
}

/** Picks a point of an image by a click, or with a cross-hair that the arrow keys move and Enter picks at. */
export function PointPicker({ label, width, height, onPick, children }: PointPickerProps) {
  const [aim, setAim] = useState({ x: 0.5, y: 0.5 })
  const pixelOf = ({ x, y }: { x: number; y: number }) => ({
    x: Math.min(Math.max(Math.floor(x * width), 0), width - 1) + 0.5,
    y: Math.min(Math.max(Math.floor(y * height), 0), height - 1) + 0.5
  })

  const moveAim = (event: KeyboardEvent) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    // The drawing's layers listen to arrow keys too.
    event.stopPropagation()
    const [stepX, stepY] = event.shiftKey ? [1 / width, 1 / height] : [keyStep, keyStep]
    setAim(({ x, y }) => ({
      x: Math.min(Math.max(x + direction[0] * stepX, 0), 1),
      y: Math.min(Math.max(y + direction[1] * stepY, 0), 1)
    }))
  }
  const pick = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top, width: shownWidth, height: shownHeight } = event.currentTarget.getBoundingClientRect()
    // Keys have no place.
    const isByKey = event.detail === 0
    const at = isByKey
      ? aim
      : { x: (event.clientX - left) / shownWidth, y: (event.clientY - top) / shownHeight }
    if (!isByKey) setAim(at)
    const { x, y } = pixelOf(at)
    onPick(x, y)
  }
  return (
    <button
      type="button"
      className="adjust-picture adjust-picker"
      aria-label={label}
      onKeyDown={moveAim}
      onClick={pick}
    >
      {children}
      <span className="adjust-aim" style={{ '--left': aim.x, '--top': aim.y }} />
    </button>
  )
}
