import type { Leftover } from './probe/leftover'
import { quiet, until, type Tab } from './tab'

/**
 * Remembers the listeners, timers and elements that each page has when it is opened by its address. These do
 * not count as leftovers of a previously shown page.
 */
export type DirectPages = ReturnType<typeof createDirectPages>

interface Known {
  own: Leftover[]
  /** True if the page had enough time to load the scripts that it loads while the browser is idle. */
  isComplete: boolean
}

type Open = (look: (tab: Tab) => Promise<void>) => Promise<void>

/** @param ofShell leftovers of a page that contains only the shell; every page has them as well */
export function createDirectPages(ofShell: Leftover[] = []) {
  const known = new Map<string, Known>()
  const queues = new Map<string, Promise<unknown>>()

  async function compare(name: string, left: Leftover[], open: Open): Promise<Leftover[]> {
    const rest = without(left, known.get(name)?.own ?? ofShell)
    if (rest.length === 0 || known.get(name)?.isComplete) return rest
    let own: Leftover[] = []
    await open(async (tab) => {
      const isExplained = await until(tab, async () => {
        own = await tab.ask('leftovers')
        return without(left, own).length === 0
      })
      if (isExplained) {
        // Scripts that are still loading may add entries that the next view also leaves. Waiting for them
        // saves opening the page again.
        await quiet(tab)
        own.push(...without(await tab.ask('leftovers'), own))
      }
      known.set(name, { own, isComplete: !isExplained })
    })
    return without(left, own)
  }

  return {
    /**
     * Removes from a list of leftovers those that a page also has when it is opened by its address.
     *
     * @param name identifies the page and the person
     * @param open opens the page; called only if the list has an entry that is not yet known to belong to the page
     */
    unexplained(name: string, left: Leftover[], open: Open): Promise<Leftover[]> {
      // Views that lead to the same page wait for each other, so that the page is opened only once.
      const result = (queues.get(name) ?? Promise.resolve()).then(() => compare(name, left, open))
      queues.set(
        name,
        result.catch(() => undefined),
      )
      return result
    },
  }
}

/** Subtracts `others` from `left`. An entry that is in `left` three times and in `others` once stays twice. */
export function without(left: Leftover[], others: Leftover[]): Leftover[] {
  const known = others.map(keyOf)
  return left.filter((one) => {
    const index = known.indexOf(keyOf(one))
    if (index >= 0) known.splice(index, 1)
    return index < 0
  })
}

const keyOf = ({ kind, name, script }: Leftover) => `${kind} ${name} ${script.split('/')[1] ?? ''}`
