import {
  appealSanction,
  fileReport,
  getReports,
  type EarlierReport,
  getSanctions,
  receiveChatReport,
} from '@mentor-connect/contract/trust/safety'
import { isEarlierKind } from '@mentor-connect/contract/trust/reports'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { ownSanctions } from './ownSanctions.service'
import type { ReportService } from './reports.service'

/** Registers the endpoints for reports, and the endpoints that sanctioned people may still use. */
export function registerSafetyRoutes(
  app: FastifyInstance,
  { db, clock, reports }: Pick<ApiDependencies, 'db' | 'clock'> & { reports: ReportService },
) {
  const sanctions = ownSanctions({ db, clock })

  serve(app, fileReport, async ({ body }, { session }) => {
    await reports.file(callerOf(session), body)
    return { data: { reported: true }, message: 'Thank you. We will look at your report.' }
  })

  serve(app, getReports, async (_, { session }) => {
    const all = await reports.of(callerOf(session))
    const earlier = all.filter((report): report is EarlierReport => isEarlierKind(report.kind))
    return { data: { reports: earlier, laterReports: all.filter(({ kind }) => !isEarlierKind(kind)) } }
  })

  serve(app, getSanctions, async (_, { session }) => ({
    data: { sanctions: await sanctions.of(callerOf(session)) },
  }))

  serve(app, appealSanction, async ({ params, body }, { session }) => {
    await sanctions.appeal(callerOf(session), params.sanctionId, body.text)
    return { data: { appealed: true }, message: 'Your appeal was sent.' }
  })

  serve(app, receiveChatReport, async ({ body: { reportedId, reason, ...report } }) => {
    await reports.fileMessage({ ...report, partnerId: reportedId, category: 'other', text: reason })
    return { data: { received: true } }
  })
}
