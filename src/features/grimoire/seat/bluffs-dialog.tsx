import type { GameProps } from '../game-props.ts'

/** A group of bluffs. */
export const BluffsDialog = (_props: GameProps & { groupId: string }) => null
