import type { OwnerOptions } from '../release-server/owner/ownerRoutes'
import { buildReleaseServer } from '../release-server/releaseServer'
import { newOwnerToken } from '../release-server/access/tokens'
import type { HealthSource } from '../watch/healthClient'
import type { SiteFolder } from './SiteFolder'
import { someHealth, type Numbers } from './someHealth'

export const OWNER = newOwnerToken()
const [sha256] = OWNER.entry.split(':') as [string]

/** The release server of a site, with the pages for its owner. */
export function ownerServer({ site }: SiteFolder, health: OwnerOptions['health']) {
  const owner = { tokens: [{ sha256 }], health, budgetOf: () => 0.02 }
  return buildReleaseServer(site, [], { owner })
}

interface Seen {
  pages?: number
  /** Numbers by `area@release`. A release without numbers was not used by anybody. */
  releases?: Record<string, Numbers>
}

/** A fake source of numbers. */
export function someSource({ pages = 0, releases = {} }: Seen): HealthSource {
  return {
    read: async (_since, queries) => ({
      pages,
      healths: queries.map(({ area, release }) =>
        someHealth(area, release, releases[`${area}@${release}`] ?? { seen: 0 }),
      ),
    }),
    mail: async () => undefined,
  }
}
