import type { GameProps } from '../game-props.ts'

/** The phone goes around. */
export const PassPhoneDialog = (_props: GameProps) => null
