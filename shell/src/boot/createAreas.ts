import { browserItems, tabItems } from '@mentor-connect/contract/browser/storage'
import type { MessageLoaders } from '@mentor-connect/i18n'
import { createOverrides } from '../releases/overrides'
import { createFlags, readTabFlags } from '../releases/flags'
import { createNewVersion } from '../releases/newVersion'
import { dropLostPins, readPins, type TabPreviews } from '../releases/pins'
import type { Registry } from '../releases/registry'
import { slotsOfDocument } from '../slots/slotsOfDocument'
import { createReleases } from '../releases/releases'
import { stickyBucket } from '../releases/stickyBucket'
import { mountsOfDocument } from '../mounts/mountTable'
import type { Areas } from '../remotes/AreasContext'
import { containerName } from '../remotes/registerRemote'
import type { Federation } from '../remotes/federation'
import { createFrames } from '../remotes/frames'
import { hasRun } from '../remotes/hashes'
import { createRemotes } from '../remotes/remotes'

interface Sources {
  federation: Federation
  registry: Registry
  registerMessages: (loaders: MessageLoaders) => Promise<void>
  overrideOrigins?: string[]
  previews: TabPreviews
}

/** Creates the services that select and load the areas and watch for new releases. */
export function createAreas({
  federation,
  registry,
  registerMessages,
  overrideOrigins,
  previews,
}: Sources): Areas {
  const overrides = createOverrides(browserItems, overrideOrigins)
  const pins = readPins(location.search, tabItems)
  const lostPins = [...dropLostPins(pins, registry.current(), tabItems), ...previews.ended]
  const bucket = stickyBucket(browserItems)
  const tab = readTabFlags(location.search, tabItems)
  const releases = createReleases({
    registry,
    bucket,
    pins,
    previews: previews.releases,
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
    flags: createFlags({ registry: registry.current(), releases, bucket, tab }),
    tabFlags: tab,
    overrides,
    lostPins,
  }
}
