import files from '@fastify/static'
import { KILLING_WORKER, SERVICE_WORKER_PATH } from '@mentor-connect/contract/site/serviceWorker'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config'
import { isPageFile, isPublicFile } from './publicFiles'

const RELEASE_FILE = /^\/(shell|remotes)\//

/** Serves the files of the site folder except for pages: those of the live state, and those of all releases. */
export async function registerReleasedFiles(
  app: FastifyInstance,
  { root, live }: { root: string; live: string },
  { serviceWorker }: Config,
) {
  if (serviceWorker === 'off') stopServiceWorkers(app)
  await app.register(files, {
    root: [live, root],
    allowedPath: (path) => isPublicFile(path) && !isPageFile(path),
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (response, path) =>
      void response.setHeader('cache-control', cachingOf(path.slice(root.length))),
  })
}

/**
 * Serves a service worker that unregisters itself, for browsers that still have a worker from an earlier
 * visit.
 */
function stopServiceWorkers(app: FastifyInstance) {
  app.get(SERVICE_WORKER_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(KILLING_WORKER),
  )
}

/**
 * Returns the `Cache-Control` of a file. The files of a release never change; all other files may change with
 * the next release.
 */
function cachingOf(path: string) {
  return RELEASE_FILE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
