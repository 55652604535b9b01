import type { Cast } from '#core/cast/cast.ts'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { PublicActions, type PublicActionsProps } from './public-page.tsx'

/** The public page of a script: its almanac. */
export const PublicScript = ({ cast, actions }: { cast: Cast; actions: PublicActionsProps }) => (
  <AlmanacPage cast={cast} actions={<PublicActions {...actions} />} />
)
