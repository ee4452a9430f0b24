import { browserItems, tabItems } from '@mentor-connect/contract/browser/storage'
import type { MessageLoaders } from '@mentor-connect/i18n'
import { createOverrides } from '../overrides/overrides'
import { createNewVersion } from '../releases/newVersion'
import { dropLostPins, readPins } from '../releases/pins'
import type { Registry } from '../releases/registry'
import { slotsOfDocument } from '../slots/slotsOfDocument'
import { createReleases } from '../releases/releases'
import { stickyBucket } from '../releases/stickyBucket'
import { mountsOfDocument } from '../routing/mountTable'
import type { Areas } from './AreasContext'
import { containerName } from './registerRemote'
import type { Federation } from './federation'
import { createFrames } from './frames'
import { hasRun } from './hashes'
import { createRemotes } from './remotes'

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
