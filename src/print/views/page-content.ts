import type { CharacterSheetContent, HalfSheetsContent } from '../character-sheet/character-sheet-plan.ts'
import type { NightContent } from '../night/night-plan.ts'
import type { PlacedContent } from '../page/page-plan.ts'
import type { TokenPagePlan } from '../tokens/token-pages.ts'

/** Everything that a page may contain. */
export type PageContent =
  | CharacterSheetContent
  | HalfSheetsContent
  | NightContent
  | PlacedContent
  | TokenPagePlan
