import { runtimeConfig } from '@mentor-connect/api'
import { register } from '../languages/languages'
import { createAreas } from '../remotes/createAreas'
import { createFederation } from '../remotes/federation'
import type { Registry } from '../releases/registry'

/** Starts the federation runtime and decides which releases this document uses. */
export function startAreas(registry: Registry) {
  const { overrideOrigins } = runtimeConfig()
  return createAreas({
    federation: createFederation(),
    registry,
    registerMessages: register,
    overrideOrigins,
  })
}
