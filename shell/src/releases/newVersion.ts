import { createStore, type ReadableStore } from '@mentor-connect/shared/store'
import type { Registry } from './registry'
import type { Releases } from './releases'

const POLL_INTERVAL_MS = 5 * 60_000
/** Minimum interval between polls in ms, including those when the tab becomes visible. */
const MIN_INTERVAL_MS = 60_000

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
