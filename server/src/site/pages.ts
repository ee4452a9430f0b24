import type { FastifyInstance, FastifyRequest } from 'fastify'
import { access } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { isPrivate } from './publicFiles'

const FALLBACK_PAGES = ['app.html', 'index.html']
/** Folders of files, and addresses that other servers have for their operators: a page must not seem to be one. */
const NO_PAGES = ['/shell/', '/remotes/', '/metrics/', '/internal/']
const PAGE_PATH = /^(\/[A-Za-z0-9_-]+)+$/

/** What is not a file is a route of the browser application: its own page if one was composed, else the page that fits every route. */
export function registerPages(app: FastifyInstance, root: string) {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const page = isPage(request, path) ? await pageFor(root, path) : undefined
    if (page) return reply.status(200).sendFile(page)
    return reply
      .status(404)
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send('Not found.')
  })
}

/** A script or picture that is missing must not be answered with a page. */
function isPage({ method, headers }: FastifyRequest, path: string) {
  const accepts = headers.accept ?? '*/*'
  return (
    (method === 'GET' || method === 'HEAD') &&
    /text\/html|\*\/\*/.test(accepts) &&
    extname(path) === '' &&
    !isPrivate(decoded(path)) &&
    !NO_PAGES.some((folder) => `${path}/`.startsWith(folder))
  )
}

/** An address that cannot be decoded is none of ours: it counts as hidden. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/.'
  }
}

/** `resource/42` has the page `resource/42.html`, else the page of every resource, `resource/_.html`. */
async function pageFor(root: string, path: string): Promise<string | undefined> {
  const own = PAGE_PATH.test(path) ? [`${path.slice(1)}.html`, `${dirname(path).slice(1)}/_.html`] : []
  for (const page of [...own, ...FALLBACK_PAGES]) if (await exists(join(root, page))) return page
  return undefined
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
