import { m } from './messages.ts'

type Announcement = (name: string, place: number, count: number) => string

const lifted: Announcement = (name, place, count) => m.move_lifted({ name, place, count })
const over: Announcement = (name, place, count) => m.move_over({ name, place, count })
const dropped: Announcement = (name, place, count) => m.move_dropped({ name, place, count })
const cancelled: Announcement = (name, place, count) => m.move_cancelled({ name, place, count })

/** Labels and screen reader announcements of a sortable list. */
export const sortableListLabels = () => ({
  handle: (name: string) => m.move_handle({ name }),
  up: m.move_up(),
  down: m.move_down(),
  top: m.move_top(),
  bottom: m.move_bottom(),
  help: m.move_help(),
  lifted,
  over,
  dropped,
  cancelled
})
