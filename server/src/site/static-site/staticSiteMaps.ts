import { LISTED_KINDS, type ListedKind, type SiteMapPart } from '@mentor-connect/contract/api/siteMap'
import {
  ROBOTS_FILE,
  robotsText,
  SITE_MAP_FILE,
  siteMap,
  type MappedPage,
} from '@mentor-connect/contract/site/siteMap'
import type { ApiAccess } from '../readApi'
import type { SiteState } from '../rendering/liveState'
import { indexOf, PAGES_MAP, pagesOfPart, partMap, partsOf } from '../site-map/listedPages'

export interface StaticSiteMaps {
  /** The English path of every public page. */
  paths: string[]
  /** `robots.txt` and the site maps, by file name. */
  files: Record<string, string>
}

/** Returns the public pages of a site, with the files that list them for crawlers. @throws ReadFailed */
export async function staticSiteMaps(
  { site }: SiteState,
  siteUrl: string,
  api: ApiAccess,
): Promise<StaticSiteMaps> {
  const maps: Record<string, MappedPage[]> = {
    [PAGES_MAP]: site.publicPaths.map((path) => ({ path })),
  }
  const parts = {} as Record<ListedKind, SiteMapPart[]>
  for (const kind of LISTED_KINDS) {
    parts[kind] = await partsOf(api, kind)
    for (const [position, part] of parts[kind].entries())
      maps[partMap(kind, position + 1)] = await pagesOfPart(api, kind, part)
  }
  const texts = Object.entries(maps).map(([file, pages]) => [file, siteMap(siteUrl, pages)])
  return {
    paths: Object.values(maps).flatMap((pages) => pages.map(({ path }) => path)),
    files: {
      [ROBOTS_FILE]: robotsText(site.privatePaths, siteUrl),
      [SITE_MAP_FILE]: indexOf(siteUrl, parts),
      ...(Object.fromEntries(texts) as Record<string, string>),
    },
  }
}
