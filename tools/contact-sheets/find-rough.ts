import type { Page } from 'playwright-core'
import type { Locale } from '../../src/routes.ts'
import type { ColourScheme } from '../help-screenshots/take-screenshot.ts'
import type { Visit } from './plan-visits.ts'

/** Something rough on a screen. */
export interface Finding {
  kind: string
  scene: string
  locale: Locale
  width: number
  scheme: ColourScheme
  /** The element, by its ancestors. */
  path: string
  text: string
  /** Figures. */
  detail: string
}

interface Place {
  scene: string
  locale: Locale
  width: number
  scheme: ColourScheme
}

export const findRough = {
  async whileLoading(_page: Page, _visit: Visit): Promise<Finding[]> {
    return []
  },
  async inWindow(_page: Page, _place: Place): Promise<Finding[]> {
    return []
  }
}
