import type { Locale } from '@mentor-connect/contract/api/locales'
import { localizedFile } from '@mentor-connect/contract/api/languageAddress'
import { NOT_FOUND_URL } from '@mentor-connect/contract/site/pageRenderer'
import { FALLBACK_PAGE } from '@mentor-connect/contract/site/rendering'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { access, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { hasUnknownValue, statusWithoutContent } from './absence'
import { canonicalPath } from './canonicalPath'
import { isKnownAddress, pageAt } from './knownAddress'
import { askedPage, type AskedPage } from './askedPage'
import { composedPages } from './composedPages'
import { templatesOf, type PageFiles } from './pageTemplates'
import { sendPrepared, type PreparedPage } from './preparedPage'
import { isPrivate } from './publicFiles'
import type { ApiAccess } from './readApi'
import type { SiteState } from './rendering/liveState'
import type { SentPage } from './rendering/producePage'
import type { RenderedPages } from './rendering/renderedPages'
import { tooManyPages } from './tooManyPages'

/** Returns the page with its content, or undefined if the composed page is to be sent without content. */
export type Rendered = RenderedPages['rendered']

const REDIRECT_MAX_AGE_S = 3600
const FALLBACK_PAGES = [FALLBACK_PAGE, 'index.html']
/**
 * Prefixes of paths that have no pages: folders of files, and paths that other servers offer to operators.
 */
const NO_PAGES = ['/shell/', '/remotes/', '/metrics/', '/internal/']

export interface PageSources {
  /** Renders pages with content; undefined if this site only sends composed pages without content. */
  rendered?: Rendered
  liveState: () => Promise<SiteState | undefined>
  api: ApiAccess
  /** Called for each page that is sent, except for unknown addresses. */
  onPage?: (request: FastifyRequest) => void
}

/**
 * Serves pages. Paths that are not files are routes of the application. They get the composed page of the route, or the
 * generic one if the route has none.
 */
export function registerPages(
  app: FastifyInstance,
  live: string,
  { rendered, liveState, api, onPage }: PageSources,
) {
  const composedPage = composedPages()
  app.get('/', sendPage)
  app.setNotFoundHandler(sendPage)

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const asked = askedPage(request)
    const isWanted = isPage(request, asked.path)
    const state = isWanted ? await liveState() : undefined
    const site = state?.site
    const [path = '/', query] = request.url.split('?')
    const moved = isWanted && canonicalPath(path, Object.keys(site?.pages ?? {}))
    if (moved && moved !== path) return redirect(reply, moved, query)
    // The page is read from the state in which its address was found, even if another state has become live
    // since.
    const generation = state?.live ?? (await realpath(live).catch(() => undefined))
    const files = isWanted && generation ? await pageFiles(generation, asked) : undefined
    if (files) void describeLanguage(reply, asked)
    const isKnown = !files || hasRoute(files, asked, site)
    if (files && isKnown) {
      request.countedAs = pageAt(site, asked.path)
      onPage?.(request)
    }
    const content = files && (await rendered?.(files, isKnown ? asked : notFound(asked), request.raw))
    if (content && 'movedTo' in content)
      return reply.header('cache-control', 'no-cache').redirect(content.movedTo, content.redirect)
    if (content && 'retryAfterSeconds' in content)
      return refuse(reply, asked.locale, content.retryAfterSeconds)
    if (content) return sendRendered(request, reply, content)
    if (files && generation) {
      const services = site?.config.services
      const status = isKnown
        ? await statusWithoutContent({ ...api, services }, site?.pages[files.file], asked)
        : 404
      return sendComposed(request, reply, await composedPage({ generation, file: files.composed }), status)
    }
    const named = generation && (await namedPage(generation, request))
    if (named) return sendPrepared(request, reply, await composedPage({ generation, file: named }), 200)
    return reply
      .status(404)
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send('Not found.')
  }
}

/**
 * Returns true if the address belongs to a route. Every page except the fallback pages belongs to a route.
 */
const hasRoute = ({ file }: PageFiles, { path }: AskedPage, site: SiteState['site'] | undefined) =>
  FALLBACK_PAGES.includes(file) ? isKnownAddress(site, path) : !hasUnknownValue(site, file, path)

/**
 * Sends a composed page. It is the same for all addresses, so only the status and a header indicate that this
 * address has no page.
 */
function sendComposed(request: FastifyRequest, reply: FastifyReply, page: PreparedPage, status: number) {
  if (status !== 200) void reply.header('x-robots-tag', 'noindex')
  return sendPrepared(request, reply, page, status)
}

/** Returns the page that is shown for all unknown addresses, in the requested language. */
const notFound = (asked: AskedPage): AskedPage => ({
  ...asked,
  path: NOT_FOUND_URL,
  query: new URLSearchParams(),
})

/** Redirects to another path with the same query. */
function redirect(reply: FastifyReply, path: string, query: string | undefined) {
  return reply
    .header('cache-control', `public, max-age=${REDIRECT_MAX_AGE_S}`)
    .redirect(query === undefined ? path : `${path}?${query}`, 308)
}

/** Sets the headers that name the language of the page, and the request headers on which the page depends. */
function describeLanguage(reply: FastifyReply, { base, locale }: AskedPage) {
  return reply
    .header('content-language', locale)
    .header('vary', base ? 'accept-encoding' : 'accept-encoding, accept-language, cookie')
}

function refuse(reply: FastifyReply, locale: Locale, seconds: number) {
  return reply
    .status(429)
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(tooManyPages(locale, seconds))
}

/** Sends a page with content. A CDN in front of the site may cache it for as long as the site does. */
function sendRendered(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  void reply
    .header('cdn-cache-control', 'public, max-age=30, stale-while-revalidate=86400')
    .header('last-modified', new Date(page.readAt).toUTCString())
  return sendPrepared(request, reply, page, page.status)
}

/**
 * Matches paths of files. A dot at the end does not count, because links in messages often include the full
 * stop of their sentence.
 */
const FILE = /\.[\w-]+$/

/** Returns true if the request is for a page. Requests for missing scripts or pictures must not get a page. */
function isPage({ method, headers }: FastifyRequest, path: string) {
  const accepts = headers.accept ?? '*/*'
  return (
    (method === 'GET' || method === 'HEAD') &&
    /text\/html|\*\/\*/.test(accepts) &&
    !FILE.test(path) &&
    !isPrivate(decoded(path)) &&
    !NO_PAGES.some((folder) => `${path}/`.startsWith(folder))
  )
}

/** Decodes a path. A path that cannot be decoded is treated like a hidden file. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/.'
  }
}

/** Matches the path of a composed page as a file, such as `/app.html`, which the service worker keeps. */
const PAGE_FILE = /^(\/[\w-]+)+\.html$/

/** Returns the composed page whose file is named in a request. */
async function namedPage(generation: string, { method, url }: FastifyRequest): Promise<string | undefined> {
  const [path = ''] = url.split('?')
  if ((method !== 'GET' && method !== 'HEAD') || !PAGE_FILE.test(path)) return undefined
  return (await exists(join(generation, path))) ? path.slice(1) : undefined
}

async function pageFiles(generation: string, { path, locale }: AskedPage): Promise<PageFiles | undefined> {
  const file = await pageFor(generation, path)
  if (!file) return undefined
  const localized = localizedFile(locale, file)
  return { file, composed: (await exists(join(generation, localized))) ? localized : file }
}

async function pageFor(generation: string, path: string): Promise<string | undefined> {
  for (const page of [...templatesOf(path), ...FALLBACK_PAGES])
    if (await exists(join(generation, page))) return page
  return undefined
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
