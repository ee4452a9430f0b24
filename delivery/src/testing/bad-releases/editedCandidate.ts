import { readRelease } from '@mentor-connect/build/conformance/readRelease'
import type { Candidate, LiveState } from '../../release/candidate'
import { stateWith, liveState } from '../../release/liveState'
import { liveRegistry } from '../../store/siteStore'
import type { EditableBuild } from './EditableBuild'

interface EditedCandidate {
  candidate: Candidate
  /** The state of the site in which the candidate is live. */
  next: LiveState
}

/** An edited build of an area as the gate gets it. @throws Error if its description is not valid */
export function editedCandidate(siteDir: string, build: EditableBuild, area: string): EditedCandidate {
  const candidate = readRelease(build.finish(), area)
  if (typeof candidate === 'string') throw new Error(candidate)
  return { candidate, next: stateWith(liveState(siteDir, liveRegistry(siteDir)), [candidate.description]) }
}
