import type { HeaderPlan } from './header-plan.ts'
import type { PageImage } from './page-image.ts'
import type { PlacedItem } from './placed-item.ts'

/** A planned page without its page number. Each part has its own kind of `Content`; `PageContent` has all of them. */
export interface PagePlan<Content extends { kind: string }> {
  /** Absent when the content starts at the top of the paper. */
  header?: HeaderPlan
  /** Set for a page without a footer. */
  bare?: true
  /** The script's background image. */
  background?: PageImage
  content: Content
}

/** Content whose items have their final positions on the page. */
export interface PlacedContent {
  kind: 'placed'
  items: readonly PlacedItem[]
}
