import type { Locale } from '@mentor-connect/contract/api/locales'
import { NOT_FOUND_URL, REMOVED_URL, type PagePlan } from '@mentor-connect/contract/site/pageRenderer'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import type { RenderedState } from '@mentor-connect/contract/site/rendering'
import { join } from 'node:path'
import { contentHash } from '../../platform/http/entityTag'
import { readComposedPage } from '../composedPages'
import { preparedPage, type PreparedPage } from '../preparedPage'
import type { ApiAccess } from '../readApi'
import { readAnswers, type Absence } from './answers'
import { lastPageOf } from './listPages'
import { fillPage } from './fillPage'
import type { SiteState } from './liveState'
import { movedPathOf } from './movedPath'
import type { LiveFiles, PageTask } from './pageTask'
import type { Renderer } from './renderer'

/** Address of the page that is sent instead of any page that visitors may not read. */
const CLOSED = '/page-closed'
const CLOSED_STATUS = 403

/** Pages that are sent for many addresses, each with its HTTP status. */
const STAND_INS = new Map([
  [NOT_FOUND_URL, 404],
  [REMOVED_URL, 410],
])

const INSTEAD: Record<Absence, string> = {
  missing: NOT_FOUND_URL,
  removed: REMOVED_URL,
  closed: CLOSED,
}

export interface SentPage extends PreparedPage {
  status: number
  /** The time at which the data of the page was last read, in ms since 1970. */
  readAt: number
}

export interface ProducedPage extends SentPage {
  /** Hash of all input from which the page was rendered. If it is the same, the page is the same. */
  source: string
  plan: PagePlan
}

/** Result for an address that has no page: the address of the page that is sent instead. */
export interface StandIn {
  instead: string
  /**
   * HTTP status with which browsers are redirected to the other address, because they would render a
   * different page at this one: 301 if the page has a new address, 302 if the list has become shorter.
   */
  redirect?: 301 | 302
  plan: PagePlan
}

export type Produced = ProducedPage | StandIn

export interface WantedPage extends SiteState {
  /** File of the English page, which identifies the page in all languages. */
  file: string
  /** File of the composed page in the page's language. */
  composed: string
  locale: Locale
  /** The part of the address that names the language, such as `/hi`; empty for bare paths. */
  base: string
  /** Path without the language, with the query. */
  path: string
}

export interface PageSources {
  /** Folder of the site. */
  root: string
  api: ApiAccess
  siteUrl: string
  renderer: Renderer
  /** True if the page is for a static host. */
  isExport?: boolean
}

/**
 * Renders a page from the live releases and the API.
 *
 * @param former an earlier result, which is returned if nothing has changed
 * @returns undefined if only browsers render the page
 * @throws ReadFailed, or an error of the code of a release
 */
export async function producePage(
  { root, api, siteUrl, renderer, isExport }: PageSources,
  wanted: WantedPage,
  former?: Produced,
): Promise<Produced | undefined> {
  const { live, path, locale } = wanted
  if (path === CLOSED) return closedPage(wanted)
  const standsForOthers = STAND_INS.has(path)
  const task = taskFor(root, wanted)
  const plan = former?.plan ?? (await renderer.run(task)).plan
  if (!plan) return undefined
  if (plan.status === 404 && !standsForOthers) return { instead: NOT_FOUND_URL, plan }
  const { answers, absent } = await readAnswers({ ...api, services: wanted.site.config.services }, plan.reads)
  if (absent && !standsForOthers) {
    const moved = absent === 'missing' ? await movedPathOf(api, plan.reads) : undefined
    return moved ? { instead: moved, redirect: 301, plan } : { instead: INSTEAD[absent], plan }
  }
  const lastPage = lastPageOf(answers, path)
  if (lastPage) return { instead: lastPage, redirect: 302, plan }
  const source = contentHash(JSON.stringify([live, wanted.composed, answers]))
  const readAt = Date.now()
  if (former && 'source' in former && former.source === source) return { ...former, readAt }
  const { page } = await renderer.run({ ...task, answers })
  if (!page) return undefined
  const composed = await readComposedPage({ generation: live, file: wanted.composed })
  const { undeclaredReads = [] } = page
  const status = STAND_INS.get(path) ?? page.status
  const html = fillPage(composed, {
    page: { ...page, status },
    state: {
      ...origin(wanted),
      answers,
      ...(isExport && { isExported: true }),
      ...(undeclaredReads.length > 0 && { undeclaredReads }),
    },
    address: { path, locale, siteUrl },
  })
  return html ? { status, ...(await preparedPage(html)), readAt, source, plan } : undefined
}

/**
 * Returns the composed page without content. The browser renders it and shows what people must do to read the
 * page.
 */
async function closedPage({ live, composed }: WantedPage): Promise<ProducedPage> {
  const html = await readComposedPage({ generation: live, file: composed })
  const plan = { status: CLOSED_STATUS, reads: [] }
  return {
    status: CLOSED_STATUS,
    ...(await preparedPage(html)),
    readAt: Date.now(),
    source: composed,
    plan,
  }
}

function taskFor(root: string, wanted: WantedPage): PageTask {
  const { config, files, contracts, declared, releases, pages } = wanted.site
  const absolute = Object.entries(files).map(([area, file]) => [area, join(root, file)])
  return {
    live: {
      config,
      contracts,
      declared,
      releases,
      files: Object.fromEntries(absolute) as LiveFiles['files'],
    },
    areas: pages[wanted.file]?.areas ?? [],
    url: addressOf(wanted),
    locale: wanted.locale,
  }
}

/** Returns the path and query on the site, as the page was requested. */
export const addressOf = ({ base, locale, path }: WantedPage) => (base ? localizedPath(locale, path) : path)

/** Returns the input of rendering a page, except for the responses of reads. */
function origin(wanted: WantedPage): Omit<RenderedState, 'answers'> {
  const { site, file, locale } = wanted
  const { areas, query, browserQuery = [] } = site.pages[file]!
  const releases = areas.flatMap((area) => {
    const release = site.releases[area]
    return release ? [[area, release] as const] : []
  })
  return {
    url: addressOf(wanted),
    query: [...query, ...browserQuery],
    locale,
    releases: Object.fromEntries(releases),
  }
}
