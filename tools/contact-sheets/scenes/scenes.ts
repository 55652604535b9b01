import { builderScenes } from './builder-scenes.ts'
import { dialogScenes } from './dialog-scenes.ts'
import { gameScenes } from './game-scenes.ts'
import { pageScenes } from './page-scenes.ts'
import type { SheetScene } from './scene.ts'

/** Every scene, in the order of the visits. */
export const sheetScenes: readonly SheetScene[] = [
  ...builderScenes,
  ...dialogScenes,
  ...gameScenes,
  ...pageScenes
]
