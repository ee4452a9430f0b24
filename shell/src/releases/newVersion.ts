import { createStore, type ReadableStore } from '@mentor-connect/shared/store'
import type { Registry } from './registry'
import type { Releases } from './releases'

const POLL_INTERVAL_MS = 5 * 60_000
/** Returning to the tab polls too, but not more often than this. */
const MIN_INTERVAL_MS = 60_000

interface Sources {
  registry: Pick<Registry, 'current' | 'refresh'> & { onNewer: (listener: () => void) => unknown }
  releases: Pick<Releases, 'outdated' | 'decisions'>
  random?: () => number
}

/** What the person is told; `pin-lost`: the release that this tab was pinned to was withdrawn. */
export type VersionStatus = 'newer' | 'pin-lost' | undefined

/** Knows whether the site has a newer release of the shell, or of an area that this document has loaded. Never reloads. */
export function createNewVersion({ registry, releases, random = Math.random }: Sources) {
  const own = registry.current().shell.release
  const status = createStore<VersionStatus>(undefined)
  let dismissed = -1
  let polledAt = Date.now()

  function update() {
    const { generation, shell } = registry.current()
    const outdated = releases.outdated()
    const isNewer = generation > dismissed && (shell.release !== own || outdated.length > 0)
    const isPinLost = outdated.some(({ source }) => source === 'pin')
    status.set(isNewer ? (isPinLost ? 'pin-lost' : 'newer') : undefined)
  }
  registry.onNewer(update)
  releases.decisions.subscribe(update)

  async function poll() {
    polledAt = Date.now()
    // The site may be down: the next poll will tell.
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
    /** Polls every five minutes, with jitter so that browsers do not poll in step, and when the tab becomes visible. */
    watch() {
      const later = () =>
        setTimeout(() => void poll().finally(later), POLL_INTERVAL_MS * (0.8 + 0.4 * random()))
      later()
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible' && Date.now() - polledAt > MIN_INTERVAL_MS) void poll()
      })
    },
  }
}

export type NewVersion = ReturnType<typeof createNewVersion>
