import { SAMPLES_FILE, sampleFault } from '../release/samples'
import type { ReleaseRule } from './builtRelease'
import { readJson } from './files'

/** Checks that a release has sample responses of every service that its pages call. */
export const sampleRule: ReleaseRule = ({ description: { area, declares, files }, dir }) => {
  const connects = declares?.connects ?? {}
  if (!files[SAMPLES_FILE] && Object.keys(connects).length === 0) return []
  const fault = sampleFault(files[SAMPLES_FILE] ? readJson(dir, SAMPLES_FILE) : {}, connects)
  return fault ? [`${area}: ${fault}. Correct it and build again.`] : []
}
