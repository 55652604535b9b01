import { BluffsPart } from '../bluffs/bluffs-part.tsx'
import type { GameProps } from '../game-props.ts'
import { DealtSeats } from './dealt-seats.tsx'

/** What follows once characters are dealt: single draws, and bluffs. */
export const DealtSetup = (props: GameProps) => (
  <>
    <DealtSeats {...props} />
    <BluffsPart {...props} />
  </>
)
