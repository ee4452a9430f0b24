import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReleaseToken } from '@mentor-connect/server/config'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { readLine, readNote, type Note } from '../author'
import { Intent } from '../checkIntent'
import { Refused } from '../refused'
import type { Site } from '../siteChange'
import { folderTarget, type Target } from '../target'
import { BadArchive, unpack } from './archive'
import { answerFailures, Forbidden, Unauthorized } from './failures'
import { ARCHIVE_TYPE, ChangeBody, RELEASES_PATH, readPublishOptions, type PublishQuery } from './protocol'
import { tokenFor, tokenName, tokensOf } from './tokens'

/** Where uploads lie while they are checked: in the folder of the site, which serves nothing of it. */
const INCOMING = '.incoming'
const UPLOAD_DEADLINE_MS = 5 * 60_000

interface AreaParams {
  area: string
}

/** Takes releases for a site on this machine: the same gate, the same one step, each team with a token of its own. */
export function buildReleaseServer(site: Omit<Site, 'author'>, tokens: ReleaseToken[]): FastifyInstance {
  const incoming = emptied(join(site.dir, INCOMING))
  const app = Fastify({ requestTimeout: UPLOAD_DEADLINE_MS, forceCloseConnections: true })
  answerFailures(app)
  app.removeContentTypeParser('text/plain')
  // The archive stays a stream: nothing of a stranger is read.
  app.addContentTypeParser(ARCHIVE_TYPE, (_request, payload, done) => done(null, payload))
  const granted = (request: FastifyRequest) => tokensOf(tokens, request.headers.authorization)
  app.addHook('onRequest', async (request) => {
    if (granted(request).length === 0) throw new Unauthorized()
    const { area } = request.params as Partial<AreaParams>
    if (area && !tokenFor(granted(request), area)) throw new Forbidden(area)
  })

  /** The site, changed in the name of whom the token belongs to. */
  function targetFor(request: FastifyRequest, stated: string | undefined): Target {
    const { area } = request.params as AreaParams
    const name = tokenName(tokenFor(granted(request), area)!)
    const person = readLine('--by', stated)
    return folderTarget({ ...site, author: { by: person ? `${person} (${name})` : name, via: 'http' } })
  }

  app.get(RELEASES_PATH, async () => folderTarget({ ...site, author: { by: '', via: 'http' } }).releases())
  app.post<{ Params: AreaParams; Querystring: PublishQuery }>(
    `${RELEASES_PATH}/:area/check`,
    async (request) => {
      if (!Value.Check(Intent, request.body)) throw new Refused(['What was sent describes no release.'])
      const options = readPublishOptions(request.query)
      await targetFor(request, request.query.by).check(request.params.area, request.body, options)
      return {}
    },
  )
  app.post<{ Params: AreaParams; Querystring: PublishQuery }>(`${RELEASES_PATH}/:area`, async (request) => {
    const { area } = request.params
    const options = readPublishOptions(request.query)
    const target = targetFor(request, request.query.by)
    await target.check(area, {}, options)
    return received(incoming, request.body as Readable, (dir) => target.publish(area, dir, options))
  })
  for (const action of ['rollback', 'withdraw', 'retire'] as const)
    app.post<{ Params: AreaParams }>(`${RELEASES_PATH}/:area/${action}`, async (request) => {
      const body = request.body ?? {}
      if (!Value.Check(ChangeBody, body)) throw new Refused(['What was sent is no change of a release.'])
      const target = targetFor(request, body.by)
      return act(target, action, request.params.area, body.release, readNote({ reason: body.reason }))
    })
  return app
}

function act(
  target: Target,
  action: 'rollback' | 'withdraw' | 'retire',
  area: string,
  release: string | undefined,
  note: Note,
) {
  if (action === 'rollback') return target.rollback(area, release, note)
  if (action === 'retire') return target.retire(area, note)
  if (!release) throw new Refused(['Name the release to withdraw.'])
  return target.withdraw(area, release, note)
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
