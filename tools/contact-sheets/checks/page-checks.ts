import { findBrokenWords } from './broken-words.ts'
import { frontOf, type PageFinding } from './element.ts'
import { findEmptyColumns, findPrimaryButtons } from './layout.ts'
import { findOverflow } from './overflow.ts'
import { findSmallText } from './small-text.ts'
import { findSmallTargets } from './targets.ts'

/** Runs in the page: the defects in the part that can be used. Leaves the page where it was scrolled to. */
export function checkPage({ isTouch }: { isTouch: boolean }): PageFinding[] {
  const root = frontOf(document)
  const findings = [
    ...findOverflow(root),
    ...findBrokenWords(root),
    ...findSmallText(root),
    ...findEmptyColumns(root),
    ...findPrimaryButtons(root)
  ]
  if (!isTouch) return findings
  const scrolled = [...document.querySelectorAll('*')].map(element => ({ element, top: element.scrollTop }))
  findings.push(...findSmallTargets(root))
  for (const { element, top } of scrolled) if (element.scrollTop !== top) element.scrollTop = top
  return findings
}
