import type { NightStyle } from './night-plan.ts'

/** Type size, distance between baselines, icon, space around a text and between rows, and what a step's name is larger by. */
type Step = readonly [size: number, lead: number, icon: number, padding: number, rowGap: number, step: number]

const styleOf = ([size, lead, icon, padding, rowGap, step]: Step, names: number): NightStyle => ({
  icon,
  padding,
  rowGap,
  names,
  name: { size: size + 1.3, lead: size + Math.min(2.8, step - 0.6) },
  step: { size: size + Math.min(4.3, step + 0.6), lead: size + step },
  text: { size, lead }
})

/** Styles for both nights side by side, from large to small. */
export const sharedStyles: readonly NightStyle[] = (
  [
    [10.4, 12.5, 24, 2.4, 3, 4.8],
    [9.9, 11.9, 23, 2.3, 2.8, 4.7],
    [9.4, 11.3, 22, 2.2, 2.6, 4.6],
    [9, 10.7, 21, 2.1, 2.4, 4.5],
    [8.6, 10.2, 20, 2, 2.2, 4.4],
    [8.2, 9.7, 19, 2, 2.2, 4.3],
    [7.8, 9.3, 19, 2, 2.2, 4.3],
    [7.4, 8.9, 19, 2, 2.2, 4.3],
    [7, 8.5, 18, 1.8, 1.8, 4]
  ] as const
).map(step => styleOf(step, 0))

/** Type sizes in points below which a page changes: two languages get a page for each night, columns different widths. */
export const smallSize = { secondLanguage: 7.4, equalColumns: 8.2 } as const

/** Space between names and the reminders beside them. */
export const nameGap = 8
/** Width of the names beside the reminders, as a share of the content width. */
const nameShare = 0.22

/** Styles of a night with a page of its own, from large to small. */
const ownPage = [
  [11, 13.4, 25, 3, 3.4, 4.8],
  [10.6, 12.9, 24, 2.8, 3, 4.8],
  [10.2, 12.4, 23, 2.6, 2.6, 4.7],
  [9.8, 11.8, 22, 2.4, 2.4, 4.6],
  [9.4, 11.3, 21, 2.2, 2.2, 4.6],
  [9, 10.7, 20, 1.8, 1.8, 4.5],
  [8.6, 10.2, 19, 1.6, 1.6, 4.4],
  [8.2, 9.7, 18, 1.5, 1.5, 4.3]
] as const

/**
 * Type sizes of a night with pages of its own: the smallest on one page, and that on several pages. Where two nights
 * don't fit on a page (`full`), they shouldn't take many more.
 */
const ownPageSizes = { large: { smallest: 9, flowing: 10.2 }, full: { smallest: 8.2, flowing: 9 } } as const

/**
 * The styles of a night with pages of its own.
 *
 * @param width of the page's content, in points
 * @param widestWord of the names of steps, in type of 1 point: names of steps get smaller before this word breaks
 */
export function singleStyles(form: 'large' | 'full', width: number, widestWord: number) {
  const { smallest, flowing } = ownPageSizes[form]
  const steps = ownPage.filter(([size]) => size >= smallest)
  const step = ownPage.find(([size]) => size === flowing) ?? ownPage[0]
  const names = width * nameShare
  const styleIn = (each: Step) => {
    const style = styleOf(each, names)
    const room = names - nameGap
    return { ...style, step: { ...style.step, size: Math.min(style.step.size, room / widestWord) } }
  }
  return { single: steps.map(styleIn), flowing: styleIn(step) }
}
