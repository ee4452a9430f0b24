import type { Candidate, LiveState } from '../candidate'
import { liveState } from '../liveState'
import type { Site } from '../siteChange'
import { liveRegistry } from '../../store/siteStore'
import { grantsWith } from './defaultGrants'

/** The live state against which the gate checks releases, with what is granted to their areas. */
export function stateFor(site: Site, candidates: Candidate[]): LiveState {
  const live = liveState(site.dir, liveRegistry(site.dir))
  return {
    ...live,
    grants: grantsWith(
      site,
      live.grants,
      candidates.map(({ description }) => description),
    ),
  }
}
