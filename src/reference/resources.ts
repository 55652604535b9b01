import { accountNotes } from './account.ts'
import { catalogueNotes } from './catalogue.ts'
import { imageNotes } from './images.ts'
import { importNotes } from './import.ts'
import { printNotes } from './prints.ts'
import { publicNotes } from './public.ts'
import type { ResourceNotes } from './route.ts'
import { savedNotes } from './saved.ts'
import { serviceNotes } from './service.ts'
import { sessionNotes } from './session.ts'

/** The documentation of all routes, in document order. */
export const resources: ResourceNotes = {
  ...importNotes,
  ...printNotes,
  ...catalogueNotes,
  ...publicNotes,
  ...sessionNotes,
  ...savedNotes,
  ...imageNotes,
  ...accountNotes,
  ...serviceNotes
}
