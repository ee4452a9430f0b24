import { browserItems, tabItems } from '@mentor-connect/contract/browser/storage'
import { BUCKET_KEY, BUCKETS } from '@mentor-connect/contract/site/canaryHints'
import type { MessageLoaders } from '@mentor-connect/i18n'
import { createOverrides } from '../overrides/overrides'
import { createNewVersion } from '../releases/newVersion'
import { dropLostPins, readPins } from '../releases/pins'
import type { Registry } from '../releases/registry'
import { slotsOfDocument } from '../slots/slotsOfDocument'
import { createReleases } from '../releases/releases'
import { mountsOfDocument } from '../routing/mountTable'
import type { Areas } from './AreasContext'
import { containerName } from './registerRemote'
import type { Federation } from './federation'
import { createFrames } from './frames'
import { hasRun } from './hashes'
import { createRemotes } from './remotes'

type Store = Pick<Storage, 'getItem' | 'setItem'>

interface Sources {
  federation: Federation
  registry: Registry
  registerMessages: (loaders: MessageLoaders) => Promise<void>
  overrideOrigins?: string[]
}

/** Creates the services that select, load and watch the areas. */
export function createAreas({ federation, registry, registerMessages, overrideOrigins }: Sources): Areas {
  const overrides = createOverrides(browserItems, overrideOrigins)
  const pins = readPins(location.search, tabItems)
  const lostPins = dropLostPins(pins, registry.current(), tabItems)
  const releases = createReleases({
    registry,
    bucket: stickyBucket(browserItems),
    pins,
    overrides,
    hasRun: (area) => hasRun(containerName(area)),
  })
  const remotes = createRemotes({ federation, releases, refresh: registry.refresh, registerMessages })
  const newVersion = createNewVersion({ registry, releases })
  return {
    remotes,
    frames: createFrames(remotes),
    releases,
    registry,
    newVersion,
    mountTable: mountsOfDocument(registry.current(), releases),
    slots: slotsOfDocument(registry.current(), releases),
    overrides,
    lostPins,
  }
}

/** The browser's canary bucket, 0–99: drawn once and stored, so that browsers keep the canary while its share grows. */
export function stickyBucket(storage: Store, random: () => number = Math.random): number {
  const stored = Number(storage.getItem(BUCKET_KEY) ?? NaN)
  if (Number.isInteger(stored) && stored >= 0 && stored < BUCKETS) return stored
  const drawn = Math.floor(random() * BUCKETS)
  storage.setItem(BUCKET_KEY, String(drawn))
  return drawn
}
