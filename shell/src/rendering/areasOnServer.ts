import { createStore } from '@mentor-connect/shared/store'
import type { RemoteFrame, RemoteRoutes } from '@mentor-connect/shared/remote'
import type { Areas } from '../remotes/AreasContext'
import { createFrames } from '../remotes/frames'
import type { Remotes } from '../remotes/remotes'
import { createBreaker } from '../resilience/breaker'

/** The modules that a release exposes, as `routes` and `frame`. */
export type Exposes = Record<string, { default: RemoteRoutes | RemoteFrame } | undefined>

/** The areas of one rendered page: each has one release, and it is already loaded. */
export function areasOnServer(exposesOf: (remote: string) => Exposes): Areas {
  const load = async (remote: string, expose: string, kind: string) => {
    const module = exposesOf(remote)[expose]?.default
    if (module?.kind !== kind) throw new Error(`${remote}/${expose} does not give a ${kind}.`)
    return module
  }
  const remotes = { load, breakerOf: () => createBreaker(), force: () => undefined } as unknown as Remotes
  return {
    remotes,
    frames: createFrames(remotes),
    releases: { of: () => undefined, decisions: createStore([]) },
    newVersion: { status: createStore(undefined) },
    lostPins: [],
  } as unknown as Areas
}
