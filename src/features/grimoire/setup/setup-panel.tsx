import type { GameProps } from '../game-props.ts'

/** The panel before the first night. */
export const SetupPanel = (_props: GameProps) => null
