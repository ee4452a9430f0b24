import * as contract from '@mentor-connect/contract/admin/feeds'
import type { FastifyInstance } from 'fastify'
import { recordAudit } from '../../operator/audit.repo'
import { errors } from '../../platform/http/errors'
import { feeds } from '../../work/feeds/feeds.service'
import { actingAs, type AdminDependencies } from '../dependencies'
import type { AdmittedOperator } from '../passkeys/operatorSessions.repo'
import { serveOperator } from '../serveOperator'
import { feedPage, findFeedDetails, findReport, runPage } from './feeds.query'

/** Endpoints for feeds from which openings are imported. The audit records each action. */
export function registerFeedRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  serveOperator(app, contract.listFeeds, async ({ query }) => ({ data: await feedPage(db, query.after) }))

  serveOperator(app, contract.getFeed, async ({ params: { id } }) => {
    const feed = await findFeedDetails(db, id)
    if (!feed) throw errors.notFound('Feed')
    return { data: feed }
  })

  serveOperator(app, contract.listFeedRuns, async ({ params: { id }, query }) => ({
    data: await runPage(db, id, query.after),
  }))

  serveOperator(app, contract.getFeedRun, async ({ params }) => {
    const report = await findReport(db, params)
    if (!report) throw errors.notFound('Run')
    return { data: report }
  })

  registerActs(app, (operator, act, target) =>
    feeds({
      ...dependencies,
      begin: (tx) => recordAudit(tx, actingAs(dependencies, operator), { act: `feeds ${act}`, target }),
    }),
  )
}

/** Returns the service. It records an action in the same transaction as the change. */
type FeedsAs = (operator: AdmittedOperator, act: string, target: string) => ReturnType<typeof feeds>

function registerActs(app: FastifyInstance, feedsAs: FeedsAs) {
  serveOperator(app, contract.createFeed, async ({ body: { id, ...settings } }, { operator }) => ({
    data: await feedsAs(operator, 'create', id).create(id, settings),
  }))

  serveOperator(app, contract.changeFeed, async ({ params: { id }, body }, { operator }) => {
    const { version, ...settings } = body
    return { data: await feedsAs(operator, 'change', id).change(id, version, settings) }
  })

  serveOperator(app, contract.setFeedState, async ({ params: { id }, body }, { operator }) => ({
    data: await feedsAs(operator, body.state, id).setState(id, body.version, body.state),
  }))

  serveOperator(app, contract.fetchFeed, async ({ params: { id } }, { operator }) => ({
    data: await feedsAs(operator, 'fetch', id).fetch(id),
  }))

  serveOperator(app, contract.uploadFeedFile, async ({ params: { id }, body }, { operator }) => ({
    data: await feedsAs(operator, 'upload', id).upload(id, body.file),
  }))

  serveOperator(app, contract.approveFeedRun, async ({ params: { id, run } }, { operator }) => ({
    data: await feedsAs(operator, 'approve', id).approve(id, run),
  }))

  serveOperator(app, contract.discardFeedRun, async ({ params: { id, run } }, { operator }) => ({
    data: await feedsAs(operator, 'discard', id).discard(id, run),
  }))
}
