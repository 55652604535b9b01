import type { GameProps } from '../game-props.ts'

/** Fabled, Loric and others in play without a seat. */
export const UnseatedDialog = (_props: GameProps) => null
