interface Resource {
  name: string
  start: number
  end: number
  bytes: number
}

export interface Observed {
  interactive: number
  read: () => {
    fcp: number
    lcp: number
    cls: number
    interactive: number
    /**
     * Total blocking time in ms: for each long task of the main thread since the first paint, the time beyond 50 ms.
     */
    tbt: number
    /** Compressed bytes of the page itself. */
    pageBytes: number
    /** True if the app has hydrated the elements that the server rendered, instead of replacing them. */
    isTakenOver: boolean
    resources: Resource[]
  }
}

/** Runs in the page before anything else, and starts the observers. It must not use imports. */
export function observePage(): void {
  let lcp = 0
  let cls = 0
  let rendered: Element | null = null
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => (lcp = entry.startTime))
  watch('layout-shift', (entry) => (cls += entry.value))
  const longTasks: PerformanceEntry[] = []
  watch('longtask', (entry) => void longTasks.push(entry))
  const firstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const blockingTime = () =>
    longTasks
      .filter(({ startTime, duration }) => startTime + duration > firstPaint())
      .reduce((sum, { duration }) => sum + duration - 50, 0)
  const bench: Observed = {
    interactive: 0,
    read: () => ({
      fcp: firstPaint(),
      lcp,
      cls,
      interactive: bench.interactive,
      tbt: blockingTime(),
      pageBytes: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
        .encodedBodySize,
      isTakenOver: rendered !== null && document.querySelector('#app main') === rendered,
      resources: performance.getEntriesByType('resource').map((entry) => {
        const { name, startTime, responseEnd, encodedBodySize } = entry as PerformanceResourceTiming
        return { name, start: startTime, end: responseEnd, bytes: encodedBodySize }
      }),
    }),
  }
  Object.assign(window, { bench })
  // At this point, the app has either replaced the rendered content, or taken it over and removed its id.
  const observer = new MutationObserver(() => {
    rendered ??= document.querySelector('#mc-prerendered main')
    const main = document.querySelector('#app main')
    if (!main || main.closest('#mc-prerendered')) return
    bench.interactive = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['id'] })
}
