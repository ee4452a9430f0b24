import { createStore, type ReadableStore } from '@mentor-connect/ui/store'
import type { Registry } from './registry'
import type { Releases } from './releases'

const POLL_INTERVAL_MS = 5 * 60_000
/** Minimum interval between polls, in ms, if the tab becomes visible. */
const MIN_INTERVAL_MS = 60_000
/**
 * Minimum interval between polls, in ms, if a script fails to load, possibly because a newer release has replaced it.
 */
const MIN_INTERVAL_AFTER_FAILURE_MS = 10_000

interface Sources {
  registry: Pick<Registry, 'current' | 'refresh'> & { onNewer: (listener: () => void) => unknown }
  releases: Pick<Releases, 'outdated' | 'decisions'>
  random?: () => number
}

/** Notice to show. `pin-lost`: the release to which this tab was pinned was withdrawn. */
export type VersionStatus = 'newer' | 'pin-lost' | undefined

/** Detects newer releases of the shell and of the areas loaded in this document. It never reloads the page. */
export function createNewVersion({ registry, releases, random = Math.random }: Sources) {
  const own = registry.current().shell.release
  const status = createStore<VersionStatus>(undefined)
  let dismissed = -1
  let polledAt = Date.now()

  const isOutdated = () => registry.current().shell.release !== own || releases.outdated().length > 0

  function update() {
    const outdated = releases.outdated()
    const isNewer = registry.current().generation > dismissed && isOutdated()
    const isPinLost = outdated.some(({ source }) => source === 'pin')
    status.set(isNewer ? (isPinLost ? 'pin-lost' : 'newer') : undefined)
  }
  registry.onNewer(update)
  releases.decisions.subscribe(update)

  const isAfter = (interval: number) => Date.now() - polledAt > interval

  async function poll() {
    polledAt = Date.now()
    // If the site is down, the next poll tries again.
    await registry
      .refresh()
      .catch((error: unknown) => console.debug('The registry could not be refreshed.', error))
  }

  return {
    status: status as ReadableStore<VersionStatus>,
    /** Hides the notice until the registry changes again. */
    dismiss() {
      dismissed = registry.current().generation
      update()
    },
    /** True if a new document would use other releases than this one. */
    isOutdated,
    /**
     * Polls every five minutes, with jitter so that browsers do not poll in step. Also polls when the tab becomes
     * visible, and when a script cannot be loaded, because its release may have been deleted.
     */
    watch() {
      const later = () =>
        setTimeout(() => void poll().finally(later), POLL_INTERVAL_MS * (0.8 + 0.4 * random()))
      later()
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && isAfter(MIN_INTERVAL_MS)) void poll()
      })
      // Error events of elements do not bubble, so the listener captures them.
      window.addEventListener(
        'error',
        ({ target }) => {
          if (target instanceof HTMLScriptElement && isAfter(MIN_INTERVAL_AFTER_FAILURE_MS)) void poll()
        },
        true,
      )
    },
  }
}

export type NewVersion = ReturnType<typeof createNewVersion>
