import { createStore, type ReadableStore } from '@mentor-connect/ui/store'
import type { Registry } from './registry'
import type { Releases } from './releases'

const POLL_INTERVAL_MS = 5 * 60_000
/** Minimum interval between polls in ms, including those when the tab becomes visible. */
const MIN_INTERVAL_MS = 60_000
/** The same after a script could not be loaded, which a newer release may be the reason for. */
const MIN_INTERVAL_AFTER_FAILURE_MS = 10_000

interface Sources {
  registry: Pick<Registry, 'current' | 'refresh'> & { onNewer: (listener: () => void) => unknown }
  releases: Pick<Releases, 'outdated' | 'decisions'>
  random?: () => number
}

/** Notice to show; `pin-lost`: the release that this tab was pinned to was withdrawn. */
export type VersionStatus = 'newer' | 'pin-lost' | undefined

/** Detects newer releases of the shell, or of areas loaded in this document. Never reloads the page. */
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
    /** Hides the notice until the site changes again. */
    dismiss() {
      dismissed = registry.current().generation
      update()
    },
    /** Whether a new document would use other releases than this one. */
    isOutdated,
    /**
     * Polls every five minutes, with jitter so that browsers do not poll in step, when the tab becomes visible, and when
     * a script cannot be loaded: its release may have been deleted since.
     */
    watch() {
      const later = () =>
        setTimeout(() => void poll().finally(later), POLL_INTERVAL_MS * (0.8 + 0.4 * random()))
      later()
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && isAfter(MIN_INTERVAL_MS)) void poll()
      })
      // Errors of elements do not bubble.
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
