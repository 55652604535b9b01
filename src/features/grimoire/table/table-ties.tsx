import { memo } from 'react'
import type { FullLayout } from './layout/full-layout.ts'
import { nearestSeat } from './layout/table-layout.ts'

/** Lines from reminders to their seats, where another seat is nearer. */
export const TableTies = memo(({ layout: { table, reminders } }: { layout: FullLayout }) => {
  const { width, height, seats } = table
  const lines = reminders.places.flatMap((places, index) => {
    const seat = seats[index]
    return places
      .filter(place => seat && nearestSeat(table, place) !== index)
      .map(place => `M${seat?.x} ${seat?.y}L${place.x} ${place.y}`)
  })
  if (lines.length === 0) return null
  return (
    <svg
      className="table-ties"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  )
})
