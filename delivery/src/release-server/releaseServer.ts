import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ReleaseToken } from '@mentor-connect/server/config'
import { countAlone } from '@mentor-connect/server/limits'
import { networkOf } from '@mentor-connect/server/network'
import { STRAY_PERCENT_OPTIONS } from '@mentor-connect/server/stray-percent'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { Intent } from '@mentor-connect/release/intent'
import { readLine, readNote, type Note } from '@mentor-connect/release/note'
import {
  ARCHIVE_TYPE,
  ChangeBody,
  FlagBody,
  QUEUE_PATH,
  RELEASES_PATH,
  readPublishOptions,
  type PublishQuery,
  type Queue,
  type TicketQuery,
} from '@mentor-connect/release/protocol'
import { Refused } from '@mentor-connect/release/refused'
import type { Target } from '@mentor-connect/release/target'
import { ATTEMPTS_PER_MINUTE, TooMany } from './owner/access/ownerAccess'
import { registerOwnerRoutes, type OwnerOptions } from './owner/ownerRoutes'
import type { Site } from '../release/siteChange'
import { releaseHealth, type HealthOrReason } from '../watch/releaseHealth'
import { folderTarget } from '../release/folderTarget'
import { BadArchive, unpack } from './archive'
import { createCheckQueue } from './checkQueue'
import { registerErrorHandlers, Forbidden, Unauthorized } from './errorHandlers'
import { SECURITY_HEADERS } from './securityHeaders'
import { tokenFor, tokenName, matchingTokens } from './access/tokens'

/** Folder of the site for uploads that are being checked; the site server does not serve it. */
const INCOMING = '.incoming'
const UPLOAD_DEADLINE_MS = 5 * 60_000

interface AreaParams {
  area: string
}

type ReceivingSite = Omit<Site, 'author'>

interface ReleaseServerOptions {
  /** Options of the pages for the site's owner. If absent, the server has no such pages. */
  owner?: Omit<OwnerOptions, 'site'>
  /** The source of the numbers that teams may read. */
  health?: HealthOrReason
  trustedProxies?: string[]
}

/**
 * Builds the HTTP server that accepts releases for a site on this machine, through the same gate as the
 * commands. Each team has a separate token, and the site's owner has one for read-only pages.
 */
export function buildReleaseServer(
  site: ReceivingSite,
  tokens: ReleaseToken[],
  { owner, health, trustedProxies = [] }: ReleaseServerOptions = {},
): FastifyInstance {
  const app = Fastify({
    requestTimeout: UPLOAD_DEADLINE_MS,
    ...STRAY_PERCENT_OPTIONS,
    forceCloseConnections: true,
    ...(trustedProxies.length > 0 && { trustProxy: trustedProxies }),
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS))
  registerErrorHandlers(app)
  void app.register(async (teams) => registerTeamRoutes(teams, { site, tokens, health }))
  if (owner) void app.register(async (pages) => registerOwnerRoutes(pages, { ...owner, site }))
  return app
}

interface TeamOptions {
  site: ReceivingSite
  tokens: ReleaseToken[]
  health: HealthOrReason | undefined
}

function registerTeamRoutes(app: FastifyInstance, { site, tokens, health }: TeamOptions) {
  const incoming = emptyFolder(join(site.dir, INCOMING))
  const queue = createCheckQueue()
  app.removeContentTypeParser('text/plain')
  // The archive remains a stream, so that none of it is read before the token is checked.
  app.addContentTypeParser(ARCHIVE_TYPE, (_request, payload, done) => done(null, payload))
  const granted = (request: FastifyRequest) => matchingTokens(tokens, request.headers.authorization)
  const wrongTokens = countAlone({ keyPrefix: 'release-token', points: ATTEMPTS_PER_MINUTE, duration: 60 })
  /**
   * Rejects a request that has no valid token. Only such requests are counted, so a valid token is accepted
   * regardless of the number of wrong ones from the same network.
   */
  async function refuse({ ip }: FastifyRequest): Promise<never> {
    const waitMs = await wrongTokens(networkOf(ip))
    throw waitMs > 0 ? new TooMany(waitMs) : new Unauthorized()
  }
  app.addHook('onRequest', async (request) => {
    if (granted(request).length === 0) await refuse(request)
    const { area } = request.params as Partial<AreaParams>
    if (area && !tokenFor(granted(request), area)) throw new Forbidden(area)
  })

  /** Returns the site as a target, with the owner of the token as author of the change. */
  function targetFor(request: FastifyRequest, stated: string | undefined): Target {
    const { area } = request.params as AreaParams
    const name = tokenName(tokenFor(granted(request), area)!)
    const person = readLine('--by', stated)
    const by = person ? `${person} (${name})` : name
    return folderTarget({ ...site, author: { by, via: 'http' } })
  }
  /** The site as a target for requests that only read. They have no author. */
  const reading = folderTarget(
    { ...site, author: { by: '', via: 'http' } },
    health && ((area) => releaseHealth(site.dir, area, { health, now: site.now() })),
  )

  app.get(RELEASES_PATH, () => reading.releases())
  app.get<{ Params: AreaParams }>(`${RELEASES_PATH}/:area/health`, ({ params }) =>
    reading.health(params.area),
  )
  app.get<{ Params: AreaParams }>(`${RELEASES_PATH}/:area/flags`, ({ params }) => reading.flags(params.area))
  app.get<{ Querystring: TicketQuery }>(QUEUE_PATH, async ({ query: { ticket = '' } }): Promise<Queue> => ({
    ahead: queue.ahead(ticket),
  }))
  app.post<{ Params: AreaParams; Querystring: PublishQuery }>(
    `${RELEASES_PATH}/:area/check`,
    async (request) => {
      if (!Value.Check(Intent, request.body)) throw new Refused(['The request does not describe a release.'])
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
    return withUnpackedArchive(incoming, request.body as Readable, (dir) =>
      queue.run({ ticket: request.query.ticket, area }, () => target.publish(area, dir, options)),
    )
  })
  app.post<{ Params: AreaParams }>(`${RELEASES_PATH}/:area/flag`, async (request) => {
    const { body } = request
    if (!Value.Check(FlagBody, body)) throw new Refused(['The request does not set the share of a flag.'])
    const { flag, percent, by, reason } = body
    return targetFor(request, by).flag(request.params.area, { flag, percent }, readNote({ reason }))
  })
  for (const action of ACTIONS)
    app.post<{ Params: AreaParams }>(`${RELEASES_PATH}/:area/${action}`, async (request) => {
      const body = request.body ?? {}
      if (!Value.Check(ChangeBody, body)) throw new Refused(['The request is not a change of a release.'])
      const target = targetFor(request, body.by)
      return act(target, action, request.params.area, body.release, readNote({ reason: body.reason }))
    })
}

/** Actions on releases that are already on the site. */
const ACTIONS = ['rollback', 'promote', 'withdraw', 'retire', 'hold', 'unhold'] as const

function act(
  target: Target,
  action: (typeof ACTIONS)[number],
  area: string,
  release: string | undefined,
  note: Note,
) {
  if (action === 'rollback') return target.rollback(area, release, note)
  if (action === 'promote') return target.promote(area, note)
  if (action === 'retire') return target.retire(area, note)
  if (action === 'hold' || action === 'unhold') return target.hold(area, action === 'hold', note)
  if (!release) throw new Refused(['Name the release to withdraw.'])
  return target.withdraw(area, release, note)
}

/** Returns the folder after removing the uploads that a killed server has left in it. */
function emptyFolder(dir: string): string {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  return dir
}

/** Extracts an upload into a temporary folder and passes it on. The folder is always removed afterwards. */
async function withUnpackedArchive<Result>(
  incoming: string,
  archive: Readable | undefined,
  act: (dir: string) => Promise<Result>,
) {
  if (!archive) throw new BadArchive(`The upload is not a release: send it as ${ARCHIVE_TYPE}.`)
  const folder = mkdtempSync(join(incoming, 'release-'))
  try {
    return await act(await unpack(archive, folder))
  } finally {
    // Extraction may still write files into the folder after the archive was refused; the removal is then
    // retried.
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
