import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { releasePath } from '@mentor-connect/contract/site/releasePath'
import type { Release } from '@mentor-connect/build/release/release'
import { routePages, type RoutePage } from '../../../site/pages/routePages'
import type { Candidate, LiveState } from '../../candidate'

/** Value of every parameter of a route. */
const SAMPLE_ID = 'sample'

/** A public page in one language. */
export interface PageToRender {
  /** Route of the page, with parameters as `:name`. */
  path: string
  url: string
  locale: Locale
}

/**
 * The public pages, in each language, that contain code of one of the candidates.
 *
 * @param next the state in which the candidates are live
 */
export function pagesToRender(candidates: Candidate[], { shell, remotes }: LiveState): PageToRender[] {
  const changed = candidates.map(({ description }) => description.area)
  const isChanged = ({ mount }: RoutePage) =>
    ['shell', mount.remote, mount.frame.remote].some((area) => changed.includes(area))
  return routePages({ ...remotes, shell })
    .filter(({ rendering, mount }) => rendering && !mount.isPersonal)
    .filter((page) => isChanged(page) && !hasOwnPages(page))
    .flatMap(({ path }) =>
      LOCALES.map((locale) => ({
        path,
        locale,
        url: localizedPath(locale, path.replace(/:[^/]+/g, SAMPLE_ID)),
      })),
    )
}

/** True if a route has a fixed list of values for its parameter. The page of each value is then rendered instead. */
const hasOwnPages = ({ path, rendering }: RoutePage) => rendering?.values !== undefined && path.includes(':')

/**
 * Area → absolute path of its file for server rendering, as the site server would use it after the release.
 *
 * @param siteDir folder of the live releases
 */
export function serverFiles(
  siteDir: string,
  candidates: Candidate[],
  { shell, remotes }: LiveState,
): Record<string, string> {
  const dirOf = ({ area, release }: Release) =>
    candidates.find(({ description }) => description.area === area)?.dir ??
    join(siteDir, releasePath(area, release))
  const releases = [...(shell ? [shell] : []), ...Object.values(remotes)]
  return Object.fromEntries(
    releases.flatMap((release) =>
      release.server ? [[release.area, realpathSync(join(dirOf(release), release.server))] as const] : [],
    ),
  )
}
