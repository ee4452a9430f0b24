import { DEFAULT_LOCALE, LOCALES, type Locale } from '@mentor-connect/contract/api/locales'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { PAGES_OF_SLOT } from '@mentor-connect/contract/site/slotPages'
import { FRAME_OF_NAVIGATION, type ComponentSlot } from '@mentor-connect/contract/site/slots'
import type { ExposedRoute, Release } from '@mentor-connect/build/release/release'
import { mountTableOf, type MountedExpose } from '../../../site/mountTable'
import { isOwnedBy } from '../../../site/pages/ownership'
import { joinedPath } from '../../../site/pages/routePages'
import { offeredSlots, type Candidate, type Issue, type LiveState } from '../../candidate'
import { ROLE_NAMES, ROLES, type Role } from './roles'

/** Value of every parameter of a route. */
const SAMPLE_ID = 'sample'
/**
 * Maximum number of pages to open for each mount that is included only because its frame, or a number in its
 * frame, changed.
 */
const FRAMED_MAX = 2

/** One page in one language, opened in one role. */
export interface View {
  /** Route of the page, with parameters as `:name`. */
  path: string
  /** Path of the page, with its query. */
  url: string
  locale: Locale
  role: Role
  mount: MountedExpose
  /** True if the page is only opened: nothing is pressed, and its accessibility is not checked. */
  isBrief?: boolean
}

export const pathnameOf = ({ url }: View) => new URL(url, 'http://site').pathname

/**
 * Lists the pages that contain code of a candidate, the most important views first: pages with trials; each page in English, in the first
 * role that may open its mount; then public pages as learners see them, in Hindi. Only the first page of each mount is
 * opened in both languages and by mentors as well, because the other pages of the mount have the same language and
 * frame. Of other areas, the pages with a slot to which a candidate adds a component are opened, too.
 *
 * @param next the state in which the candidates are live
 */
export function pagesToOpen(candidates: Candidate[], { shell, remotes }: LiveState): View[] {
  const changed = new Set(candidates.map(({ description }) => description.area))
  const table = mountTableOf({ ...remotes, shell })
  const isOwn = ({ remote }: MountedExpose) => changed.has(remote) || changed.has('shell')
  const own = table.filter(isOwn).flatMap((mount) => pagesOf(mount, table, remotes))
  const withSlots = slotPages(candidates, remotes)
  const framed = table
    .filter((mount) => !isOwn(mount))
    .flatMap((mount) => {
      const all = pagesOf(mount, table, remotes)
      const isFramed = changed.has(mount.frame.remote) || isCounted(mount, candidates)
      return all.filter(
        ({ path }, index) => (isFramed && index < FRAMED_MAX) || withSlots.has(withSampleIds(path)),
      )
    })
  const pages = [...own, ...framed]
  const views = ROLES.flatMap((_, rank) =>
    pages.flatMap(({ mount, path }, index) => {
      const role = rolesOf(mount)[rank]
      if (!role) return []
      const hasFlags = remotes[mount.remote]?.declares?.flags !== undefined
      const locales = localesOf(rank, hasFlags || mount !== pages[index - 1]?.mount)
      return locales.map((locale) => viewOf({ mount, path }, locale, role))
    }),
  )
  const tried = candidates.flatMap(({ description }) => viewsOfTrials(description, own))
  return [
    ...new Map(
      [...tried, ...views].map((view) => [`${view.role} ${view.locale} ${view.url}`, view]),
    ).values(),
  ]
}

/** The views of one check. */
export interface Chosen {
  views: View[]
  /** Views that are left out. Each of their pages is opened in another role or language. */
  left: View[]
}

/**
 * Chooses the views of a check: the most important ones thoroughly, and every page that none of them shows briefly, in one
 * role and language.
 *
 * @param all views, the most important ones first
 * @param thoroughMax number of views that are opened thoroughly
 */
export function chooseViews(all: View[], thoroughMax: number): Chosen {
  const thorough = all.slice(0, thoroughMax)
  const shown = new Set(thorough.map(({ path }) => path))
  const brief: View[] = []
  const left: View[] = []
  for (const view of all.slice(thoroughMax)) {
    if (shown.has(view.path)) left.push(view)
    else brief.push({ ...view, isBrief: true })
    shown.add(view.path)
  }
  return { views: [...thorough, ...brief], left }
}

const viewOf = ({ mount, path }: MountedPage, locale: Locale, role: Role): View => ({
  path,
  locale,
  role,
  mount,
  url: urlOf(path, locale, mount),
})

/** The views on which an area's trials take place. */
function viewsOfTrials({ area, declares }: Release, pages: MountedPage[]): View[] {
  return (declares?.trials ?? []).flatMap(({ page, as }) => {
    const found = pages.find(({ path, mount }) => path === page && mount.remote === area)
    const role = found && rolesOf(found.mount).find((one) => one === (as ?? one))
    return found && role ? [viewOf(found, DEFAULT_LOCALE, role)] : []
  })
}

/** Returns an issue for each trial whose page is not opened by the gate. */
export function unopenedTrials(candidates: Candidate[], views: View[]): Issue[] {
  return candidates.flatMap(({ description: { area, declares } }) =>
    (declares?.trials ?? [])
      .filter(({ page, as }) =>
        views.every(({ path, role, mount }) => path !== page || (as && role !== as) || mount.remote !== area),
      )
      .map(
        ({ page, as }) =>
          `${area} declares a trial of ${page}${as ? ` as ${ROLE_NAMES[as]}` : ''}, but has no such page: state the path of its route on the site, such as /jobs/:jobId.`,
      ),
  )
}

/**
 * Languages in which a page is opened.
 *
 * @param rank position of the role among those that may open the mount
 * @param isFirst true for the first page of a mount, and for every page of an area with feature flags, which are on in
 * Hindi
 */
function localesOf(rank: number, isFirst: boolean): readonly Locale[] {
  if (rank === 0) return isFirst ? LOCALES : [DEFAULT_LOCALE]
  if (rank === 1) return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  return isFirst ? [DEFAULT_LOCALE] : []
}

/** True if a candidate adds a number badge to the navigation around the pages of a mount. */
function isCounted({ role }: MountedExpose, candidates: Candidate[]): boolean {
  const frame = role === 'user' ? 'learner' : role
  return candidates.some(({ description: { declares } }) =>
    declares?.navigation?.some(({ badge, slot }) => badge && FRAME_OF_NAVIGATION[slot] === frame),
  )
}

/** The pages with the slots to which the candidates add components, as paths with sample ids. */
function slotPages(candidates: Candidate[], remotes: LiveState['remotes']): Set<string> {
  const offered = offeredSlots(remotes)
  const slots = candidates.flatMap(({ description: { declares } }) =>
    (declares?.contributions ?? []).map(({ slot }) => slot),
  )
  const pages = slots.flatMap((slot) => PAGES_OF_SLOT[slot as ComponentSlot] ?? offered[slot]?.pages ?? [])
  return new Set(pages.map(withSampleIds))
}

interface MountedPage {
  mount: MountedExpose
  path: string
}

function pagesOf(mount: MountedExpose, table: MountedExpose[], remotes: LiveState['remotes']): MountedPage[] {
  const routes = remotes[mount.remote]?.exposes[`./${mount.expose}`] ?? []
  const paths = routes
    .flatMap((route) => addressesOf(joinedPath(mount.path, route.path), route))
    // The bare path of a mount with a start page redirects to it.
    .filter((path) => !(mount.start && path === mount.path))
    .filter((path) => !path.includes('*') && isOwnedBy(mount, table, path))
  return [...new Set(paths)].map((path) => ({ mount, path }))
}

/** Addresses to open for a route. A parameter with a fixed list of values gets the first of them. */
function addressesOf(path: string, { rendering }: ExposedRoute): string[] {
  const [value] = rendering?.values ?? []
  return [value ? path.replace(/:[^/]+$/, value) : path]
}

/** The path of a route with a sample for each parameter. */
const withSampleIds = (path: string) => path.replace(/:[^/]+/g, SAMPLE_ID)

function urlOf(path: string, locale: Locale, { isPersonal }: MountedExpose): string {
  const url = withSampleIds(path)
  return isPersonal ? url : localizedPath(locale, url)
}

/**
 * Returns the roles that may open a mount. Operators sign in on a separate site, whose pages are opened in
 * the role of a learner.
 */
function rolesOf({ isPersonal, role = 'user' }: MountedExpose): Role[] {
  return isPersonal ? [role] : [...ROLES]
}
