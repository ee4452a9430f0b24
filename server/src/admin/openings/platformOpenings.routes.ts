import * as contract from '@mentor-connect/contract/admin/platformOpenings'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../kernel/database/schema'
import { recordAudit } from '../../operator/audit.repo'
import { feedOfOpening, setStopped } from '../../work/feeds/entries.repo'
import { feedErrors } from '../../work/feeds/feedErrors'
import { PLATFORM } from '../../work/posting/poster'
import { posting } from '../../work/posting/posting.service'
import { actingAs, type AdminDependencies } from '../dependencies'
import type { AdmittedOperator } from '../passkeys/operatorSessions.repo'
import { serveOperator } from '../serveOperator'
import { platformPage } from './platformOpenings.query'

/** Endpoints for openings that operators post for the platform. The audit records each change. */
export function registerPlatformOpeningRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  serveOperator(app, contract.listPlatformOpenings, async ({ query }) => ({
    data: await platformPage(db, query),
  }))

  serveOperator(app, contract.getPlatformOpening, async ({ params: { id } }) => {
    const opening = await posting(dependencies).read(PLATFORM, id)
    const feed = await feedOfOpening(db, id)
    return { data: { ...opening, ...(feed && { feed }) } }
  })

  registerChanges(app, (operator, { act, target, also }) =>
    posting({
      ...dependencies,
      async beginForPlatform(tx) {
        await recordAudit(tx, actingAs(dependencies, operator), { act: `openings ${act}`, target })
        await also?.(tx, target)
      },
    }),
  )
}

interface PostingAct {
  act: string
  target: string
  /** Writes further data in the transaction, before the opening is changed. */
  also?: (tx: Tx, id: string) => Promise<unknown>
}

/** Returns the service. It records an action in the same transaction as the change. */
type PostingAs = (operator: AdmittedOperator, act: PostingAct) => ReturnType<typeof posting>

const leaveFeed = (tx: Tx, id: string) => setStopped(tx, id, true)
const followFeed = (tx: Tx, id: string) => setStopped(tx, id, false)

async function requireOwnTexts(tx: Tx, id: string) {
  const feed = await feedOfOpening(tx, id)
  if (feed) throw feedErrors.fromFeed(feed.name)
}

function registerChanges(app: FastifyInstance, postingAs: PostingAs) {
  serveOperator(app, contract.savePlatformOpening, async ({ body }, { operator }) => {
    const act = body.version === undefined ? 'create' : 'change'
    const own = postingAs(operator, { act, target: body.id, also: requireOwnTexts })
    return { data: await own.save(PLATFORM, { ...body, questions: [] }) }
  })

  serveOperator(app, contract.publishPlatformOpening, async ({ params: { id }, body }, { operator }) => ({
    data: await postingAs(operator, { act: 'publish', target: id, also: followFeed }).publish(
      PLATFORM,
      id,
      body.version,
    ),
  }))

  serveOperator(app, contract.pausePlatformOpening, async ({ params: { id }, body }, { operator }) => ({
    data: await postingAs(operator, { act: 'pause', target: id }).pause(PLATFORM, id, body.version),
  }))

  serveOperator(app, contract.closePlatformOpening, async ({ params: { id }, body }, { operator }) => ({
    data: await postingAs(operator, { act: 'close', target: id, also: leaveFeed }).close(
      PLATFORM,
      id,
      body.version,
    ),
  }))

  serveOperator(app, contract.renewPlatformOpening, async ({ params: { id }, body }, { operator }) => ({
    data: await postingAs(operator, { act: 'renew', target: id, also: followFeed }).renew(
      PLATFORM,
      id,
      body.version,
      body.closesOn,
    ),
  }))

  serveOperator(app, contract.duplicatePlatformOpening, async ({ params: { id }, body }, { operator }) => ({
    data: await postingAs(operator, { act: 'duplicate', target: body.newId }).duplicate(
      PLATFORM,
      id,
      body.newId,
    ),
  }))
}
