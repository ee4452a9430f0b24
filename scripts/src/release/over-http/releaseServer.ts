import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReleaseToken } from '@mentor-connect/server/config'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { listReleases } from '../listReleases'
import { withLock } from '../lock'
import { publish } from '../publish'
import { rollback } from '../rollback'
import type { Site } from '../siteChange'
import { BadArchive, unpack } from './archive'
import { answerFailures, Forbidden, Unauthorized } from './failures'
import { ARCHIVE_TYPE, RELEASES_PATH, readPublishOptions, type PublishQuery } from './protocol'
import { areasOf, mayRelease } from './tokens'

/** Where uploads lie while they are checked: in the folder of the site, which serves nothing of it. */
const INCOMING = '.incoming'
const UPLOAD_DEADLINE_MS = 5 * 60_000

interface AreaParams {
  area: string
}

/** Takes releases for a site on this machine: the same gate, the same one step, each team with a token of its own. */
export function buildReleaseServer(site: Site, tokens: ReleaseToken[]): FastifyInstance {
  const incoming = emptied(join(site.dir, INCOMING))
  const app = Fastify({ requestTimeout: UPLOAD_DEADLINE_MS, forceCloseConnections: true })
  answerFailures(app)
  app.removeContentTypeParser('text/plain')
  // The archive stays a stream: nothing of a stranger is read.
  app.addContentTypeParser(ARCHIVE_TYPE, (_request, payload, done) => done(null, payload))
  const areas = (request: FastifyRequest) => areasOf(tokens, request.headers.authorization)
  app.addHook('onRequest', async (request) => {
    if (areas(request).length === 0) throw new Unauthorized()
    const { area } = request.params as Partial<AreaParams>
    if (area && !mayRelease(areas(request), area)) throw new Forbidden(area)
  })

  app.get(RELEASES_PATH, async () => listReleases(site.dir))
  app.post<{ Params: AreaParams; Querystring: PublishQuery }>(`${RELEASES_PATH}/:area`, (request) => {
    const options = readPublishOptions(request.query)
    return received(incoming, request.body as Readable, (dir) =>
      withLock(site.dir, () => publish(site, request.params.area, dir, options)),
    )
  })
  app.post<{ Params: AreaParams; Body: { release?: string } | null }>(
    `${RELEASES_PATH}/:area/rollback`,
    ({ params, body }) => withLock(site.dir, () => rollback(site, params.area, body?.release)),
  )
  return app
}

/** What a server that was killed has left there goes. */
function emptied(dir: string): string {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  return dir
}

/** Unpacks an upload beside everything else; whatever becomes of it, nothing of it stays there. */
async function received<Result>(
  incoming: string,
  archive: Readable | undefined,
  act: (dir: string) => Promise<Result>,
) {
  if (!archive) throw new BadArchive(`What arrived is no release: send it as ${ARCHIVE_TYPE}.`)
  const folder = mkdtempSync(join(incoming, 'release-'))
  try {
    return await act(await unpack(archive, folder))
  } finally {
    // Files of a refused archive may still be on their way into the folder: it is tried again then.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
