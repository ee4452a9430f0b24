import type { FastifyInstance, FastifyRequest } from 'fastify'
import { access } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { isPrivate } from './publicFiles'

const FALLBACK_PAGES = ['app.html', 'index.html']
/** Paths without pages: folders of files, and operators' paths of other servers. */
const NO_PAGES = ['/shell/', '/remotes/', '/metrics/', '/internal/']
const PAGE_PATH = /^(\/[A-Za-z0-9_-]+)+$/

/**
 * Paths that are not files are routes of the application: served with their prerendered page, otherwise with the
 * generic one.
 */
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

/** Requests for missing scripts or pictures must not get a page. */
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

/** Decodes a path; one that cannot be decoded counts as hidden. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/.'
  }
}

/** `resource/42` has the page `resource/42.html`, otherwise the page for all resources, `resource/_.html`. */
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
