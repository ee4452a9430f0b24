import type { Registry } from './registry'
import type { Releases } from './releases'

const EVERY_MS = 5 * 60_000
/** Coming back to the tab asks too, but not more often than this. */
const AT_MOST_EVERY_MS = 60_000

interface Sources {
  registry: Pick<Registry, 'current' | 'refresh' | 'onNewer'>
  releases: Pick<Releases, 'outdated' | 'subscribe'>
  random?: () => number
}

/** Knows whether the site has a newer release of the shell, or of an area that this document has loaded. Never reloads. */
export function createNewVersion({ registry, releases, random = Math.random }: Sources) {
  const own = registry.current().shell.release
  const listeners = new Set<() => void>()
  let dismissed = -1
  let asked = Date.now()
  let isNewer = false

  function look() {
    const { generation, shell } = registry.current()
    const next = generation > dismissed && (shell.release !== own || releases.outdated().length > 0)
    if (next === isNewer) return
    isNewer = next
    for (const listener of listeners) listener()
  }
  registry.onNewer(look)
  releases.subscribe(look)

  async function ask() {
    asked = Date.now()
    // An outage of the site is no news: the next time will tell.
    await registry.refresh().catch((error: unknown) => console.debug('No news of the site.', error))
  }

  return {
    isThere: () => isNewer,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Not again for this state of the site. */
    dismiss() {
      dismissed = registry.current().generation
      look()
    },
    /** Asks every five minutes, a little more or less so that browsers do not ask in step, and when the tab is looked at. */
    watch() {
      const later = () => setTimeout(() => void ask().finally(later), EVERY_MS * (0.8 + 0.4 * random()))
      later()
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && Date.now() - asked > AT_MOST_EVERY_MS) void ask()
      })
    },
  }
}

export type NewVersion = ReturnType<typeof createNewVersion>
