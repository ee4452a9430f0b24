import { join } from 'node:path'
import { readJson } from '@mentor-connect/build/conformance/files'
import { SAMPLES_FILE } from '@mentor-connect/build/release/samples'
import type { ServiceSamples } from '@mentor-connect/contract/samples/serviceSamples'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import type { Candidate, LiveState } from '../candidate'

/** Reads the sample responses of all services from the releases of their areas. */
export function serviceSamples(
  siteDir: string,
  candidates: Candidate[],
  { remotes }: LiveState,
): ServiceSamples {
  const all = Object.values(remotes).map(({ area, release, declares }) => {
    if (!declares?.connects) return {}
    const candidate = candidates.find(({ description }) => description.area === area)
    const dir = candidate?.dir ?? join(siteDir, releasePath(area, release))
    return (readJson(dir, SAMPLES_FILE) ?? {}) as ServiceSamples
  })
  return Object.assign({}, ...all) as ServiceSamples
}
