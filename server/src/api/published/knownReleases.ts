import { REGISTRY_PATH, type LiveRemote, type SiteRegistry } from '@mentor-connect/contract/site/siteRegistry'
import { publishedNames, type SiteReader } from './publishedNames'

export interface ReleaseLabels {
  area: string
  release: string
}

const OTHER = 'other'

/**
 * Returns a function that maps the release that a browser names to itself if it is in the site's registry,
 * otherwise to `other`.
 */
export function knownReleases(site: SiteReader) {
  const isPublished = publishedNames<SiteRegistry>(site, REGISTRY_PATH, namesIn)

  return async ({ area, release }: ReleaseLabels): Promise<ReleaseLabels> => {
    if (await isPublished(nameOf(area, release))) return { area, release }
    return { area: (await isPublished(nameOf(area))) ? area : OTHER, release: OTHER }
  }
}

/** Browsers report an empty release if none was selected. */
const nameOf = (area: string, release = '') => `${area}@${release}`

function namesIn({ shell, remotes }: SiteRegistry): string[] {
  const releases: [string, string[]][] = [
    ['shell', [shell.release]],
    ...Object.entries(remotes).map(([area, remote]): [string, string[]] => [area, releasesOf(remote)]),
  ]
  return releases.flatMap(([area, ids]) => [nameOf(area), ...ids.map((id) => nameOf(area, id))])
}

const releasesOf = ({ release, canary, pinnable = [] }: LiveRemote): string[] => [
  release,
  ...(canary ? [canary.release] : []),
  ...pinnable.map((one) => one.release),
]
