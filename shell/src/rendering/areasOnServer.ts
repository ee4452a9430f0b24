import { createStore } from '@mentor-connect/ui/store'
import type { Flags } from '@mentor-connect/contract/flags'
import type { Slots } from '@mentor-connect/contract/slots'
import { createOverrides } from '../releases/overrides'
import { EMPTY_REGISTRY } from '../releases/emptyRegistry'
import type { VersionStatus } from '../releases/newVersion'
import type { Decision } from '../releases/releases'
import type { Areas } from '../remotes/AreasContext'
import { createFrames } from '../remotes/frames'
import type { Kinds, Module, Remotes } from '../remotes/remotes'
import type { MountTable } from '../mounts/mountTable'
import { createBreaker } from '../resilience/breaker'

/** The modules that a release exposes, by name such as `routes` and `frame`. */
export type Exposes = Record<string, { default: Module } | undefined>

const nothing = () => undefined
const NO_STORAGE = { getItem: () => null, setItem: nothing, removeItem: nothing }

export interface ServedSite {
  exposesOf: (remote: string) => Exposes
  mountTable: MountTable
  slots: Slots
  flags: Flags
}

/**
 * Creates the areas for one page rendered on a server. Each area has one release, which is already loaded.
 */
export function areasOnServer({ exposesOf, mountTable, slots, flags }: ServedSite): Areas {
  const remotes = remotesOnServer(exposesOf)
  return {
    remotes,
    frames: createFrames(remotes),
    mountTable,
    slots,
    flags,
    tabFlags: {},
    releases: {
      foreseen: nothing,
      of: nothing,
      reconsider: () => false,
      outdated: () => [],
      decisions: createStore<Decision[]>([]),
    },
    registry: { current: () => EMPTY_REGISTRY, refresh: async () => EMPTY_REGISTRY },
    newVersion: {
      status: createStore<VersionStatus>(undefined),
      dismiss: nothing,
      isOutdated: () => false,
      watch: nothing,
    },
    overrides: createOverrides(NO_STORAGE),
    lostPins: [],
  }
}

function remotesOnServer(exposesOf: (remote: string) => Exposes): Remotes {
  return {
    async load(remote, expose, kind) {
      const module = exposesOf(remote)[expose]?.default
      if (!isOfKind(module, kind)) throw new Error(`${remote}/${expose} does not give a ${kind}.`)
      return module
    },
    breakerOf: () => createBreaker(),
    force: nothing,
    stateOf: () => ({ loadedInMs: undefined, failure: undefined }),
  }
}

function isOfKind<Kind extends keyof Kinds>(module: Module | undefined, kind: Kind): module is Kinds[Kind] {
  return module?.kind === kind
}
