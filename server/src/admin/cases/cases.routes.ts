import {
  assignCase,
  decideCase,
  getCase,
  hidePost,
  listCases,
  openEvidence,
  openMessageFile,
  openReportedFile,
  reopenCase,
  restorePost,
} from '@mentor-connect/contract/admin/cases'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPrivateFile } from '../../kernel/files/privateFile'
import {
  assignCase as assign,
  decideCase as decide,
  reopenCase as reopen,
  viewEvidence,
} from '../../operator/safety/caseActs'
import { detailsOf, findCase } from '../../operator/safety/cases.query'
import { hidePost as hide, restorePost as restore } from '../../operator/safety/postActs'
import { findReportedPost } from '../../operator/safety/posts.repo'
import { openMessageFile as openFileOfMessage } from '../../operator/safety/messageFile'
import { openReportedFile as openFile, type OpenedFile } from '../../operator/safety/reportedFile'
import { deliverOutcome } from '../../operator/safety/reportOutcome'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { inDays } from '../inDays'
import { serveOperator } from '../serveOperator'
import { casePage, presentCase } from './cases.query'

export function registerCaseRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, clock } = dependencies

  serveOperator(app, listCases, async ({ query }, { operator }) => ({
    data: await casePage(db, query, { operator: operator.email, now: clock() }),
  }))

  serveOperator(app, getCase, async ({ params }) => {
    const details = await detailsOf(db, await caseOf(dependencies, params.id), clock())
    return { data: await presentCase(dependencies, details) }
  })

  serveOperator(app, openEvidence, async ({ params }, { operator }) => {
    const { id } = await caseOf(dependencies, params.id)
    return { data: { evidence: await viewEvidence(actingAs(dependencies, operator), id) } }
  })

  serveOperator(app, openReportedFile, async ({ params }, { operator, reply }) => {
    const post = await postOf(dependencies, params)
    return sendOpened(reply, await openFile(actingAs(dependencies, operator), params.id, post))
  })

  serveOperator(app, openMessageFile, async ({ params: { id, file } }, { operator, reply }) =>
    sendOpened(reply, await openFileOfMessage(actingAs(dependencies, operator), id, file)),
  )

  registerActs(app, dependencies)
  registerPostActs(app, dependencies)
}

function sendOpened(reply: FastifyReply, opened: OpenedFile | 'none' | 'deleted') {
  if (opened === 'none') throw errors.notFound('File')
  if (opened === 'deleted') throw errors.removed('File')
  return sendPrivateFile(reply, opened, opened.stored)
}

function registerActs(app: FastifyInstance, dependencies: AdminDependencies) {
  serveOperator(app, assignCase, async ({ params, body }, { operator }) => {
    const { id } = await caseOf(dependencies, params.id)
    await assign(actingAs(dependencies, operator), id, body.from ?? undefined)
    return { data: {} }
  })

  serveOperator(app, decideCase, async ({ params, body: { outcome, reason, days } }, { operator }) => {
    const { id } = await caseOf(dependencies, params.id)
    const context = actingAs(dependencies, operator)
    const until = inDays(dependencies.clock(), days)
    const done = await decide(context, id, { outcome, reason: reason.trim(), until })
    return { data: { told: await deliverOutcome(context, done) } }
  })

  serveOperator(app, reopenCase, async ({ params, body }, { operator }) => {
    const { id } = await caseOf(dependencies, params.id)
    await reopen(actingAs(dependencies, operator), id, body.reason.trim())
    return { data: {} }
  })
}

function registerPostActs(app: FastifyInstance, dependencies: AdminDependencies) {
  serveOperator(app, hidePost, async ({ params, body }, { operator }) => {
    const post = await postOf(dependencies, params)
    await hide(actingAs(dependencies, operator), post, body.reason.trim())
    return { data: {} }
  })

  serveOperator(app, restorePost, async ({ params, body }, { operator }) => {
    const post = await postOf(dependencies, params)
    await restore(actingAs(dependencies, operator), post, body.reason.trim())
    return { data: {} }
  })
}

async function postOf({ db }: AdminDependencies, { id, report }: { id: string; report: string }) {
  const post = await findReportedPost(db, id, report)
  if (!post) throw errors.notFound('Report')
  return post
}

async function caseOf({ db }: AdminDependencies, id: string) {
  const found = await findCase(db, id)
  if (!found) throw errors.notFound('Case')
  return found
}
