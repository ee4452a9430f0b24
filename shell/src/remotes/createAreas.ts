import type { MessageLoaders } from '@mentor-connect/shared/i18n'
import { createOverrides } from '../overrides/overrides'
import { stickyBucket } from '../releases/bucket'
import { createNewVersion } from '../releases/newVersion'
import { readPins } from '../releases/pins'
import type { Registry } from '../releases/registry'
import { createReleases } from '../releases/releases'
import type { Areas } from './AreasContext'
import { container } from './entering'
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

/** Puts together what the shell knows of its areas. */
export function createAreas({ federation, registry, registerMessages, overrideOrigins }: Sources): Areas {
  const overrides = createOverrides(localStorage, overrideOrigins)
  const releases = createReleases({
    registry,
    bucket: stickyBucket(localStorage),
    pins: readPins(location.search, sessionStorage),
    overrides,
    hasRun: (area) => hasRun(container(area)),
  })
  const remotes = createRemotes({ federation, releases, refresh: registry.refresh, registerMessages })
  const newVersion = createNewVersion({ registry, releases })
  return { remotes, frames: createFrames(remotes), releases, registry, newVersion, overrides }
}
