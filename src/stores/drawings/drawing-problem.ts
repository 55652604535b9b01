import { atom } from 'nanostores'
import type { ReadDeviceDrawingProblem } from './device-drawings.ts'

/** Why a drawing or a file isn't opened or saved as a file. `too_large_to_save`: the file couldn't be opened again. */
export type DrawingProblem =
  | ReadDeviceDrawingProblem
  | 'no_drawing_file'
  | 'later_file'
  | 'unreadable_file'
  | 'too_large'
  | 'too_large_to_save'

/** The last problem, until the user has read about it or the next drawing is opened. */
export const $drawingProblem = atom<DrawingProblem | undefined>()
