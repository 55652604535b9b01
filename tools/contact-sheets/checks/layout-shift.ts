/** Runs in the page before anything else: adds up the shifts of layout that no input has caused. */
export function watchShifts() {
  const shifts = { sum: 0, moved: [] as string[] }
  Reflect.set(window, 'belfryLayoutShift', shifts)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources?: { node?: Node | null }[]
    })[]) {
      if (entry.hadRecentInput) continue
      shifts.sum += entry.value
      for (const { node } of entry.sources ?? []) {
        const element = node instanceof Element ? node : node?.parentElement
        if (element) shifts.moved.push(`${element.localName}.${element.getAttribute('class') ?? ''}`)
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
