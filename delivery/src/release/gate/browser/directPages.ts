import type { Leftover } from './probe/leftover'
import { until, type Tab } from './tab'

/** Listeners, timers and elements of pages that are opened by their addresses: these are no leftovers of the page before. */
export type DirectPages = ReturnType<typeof createDirectPages>

interface Known {
  own: Leftover[]
  /** True if the page had enough time to load the scripts that it loads while the browser is idle. */
  isComplete: boolean
}

export function createDirectPages() {
  const known = new Map<string, Known>()
  return {
    /**
     * Removes from a list the entries that a page has by itself.
     *
     * @param name the page and the person
     * @param open opens the page; called if the list has something that is not known of the page
     */
    async unexplained(
      name: string,
      left: Leftover[],
      open: (look: (tab: Tab) => Promise<void>) => Promise<void>,
    ): Promise<Leftover[]> {
      const rest = without(left, known.get(name)?.own ?? [])
      if (rest.length === 0 || known.get(name)?.isComplete) return rest
      let own: Leftover[] = []
      await open(async (tab) => {
        const isExplained = await until(tab, async () => {
          own = await tab.ask('leftovers')
          return without(left, own).length === 0
        })
        known.set(name, { own, isComplete: !isExplained })
      })
      return without(left, own)
    },
  }
}

/** The leftovers that are not among the others, each as often as there are more of it. */
export function without(left: Leftover[], others: Leftover[]): Leftover[] {
  const known = others.map(keyOf)
  return left.filter((one) => {
    const index = known.indexOf(keyOf(one))
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
}

const keyOf = ({ kind, name, script }: Leftover) => `${kind} ${name} ${script.split('/')[1] ?? ''}`
