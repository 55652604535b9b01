import { m } from './messages.ts'

type Place = (name: string, place: number, count: number) => string

const lifted: Place = (name, place, count) => m.move_lifted({ name, place, count })
const over: Place = (name, place, count) => m.move_over({ name, place, count })
const dropped: Place = (name, place, count) => m.move_dropped({ name, place, count })
const cancelled: Place = (name, place, count) => m.move_cancelled({ name, place, count })

/** What a sortable list says: on its handles, in their menus, and aloud while a row is moved. */
export const moveWords = () => ({
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
