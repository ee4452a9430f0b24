import type { NewReport, OwnReport, RoomTranscript, Transcript } from '@mentor-connect/contract/trust/safety'
import {
  isChatKind,
  REPORTS_SHOWN,
  REPORT_TEXT_MAX,
  type ReportCategory,
  type ReportKind,
} from '@mentor-connect/contract/trust/reports'
import { REPORTERS_THAT_HIDE } from '@mentor-connect/contract/courses/discussionLimits'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { randomUUID } from 'node:crypto'
import { errors } from '../../platform/http/errors'
import { jobKind } from '../../platform/jobs/jobKind'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Database, Tx } from '../../kernel/database/schema'
import { findPerson } from '../../accounts/people/person.repo'
import type { Reportables, Subject } from '../../kernel/reportables/reportable'
import {
  countReportersOf,
  hasReport,
  insertEvidence,
  insertReport,
  joinOpenCase,
  makeUrgent,
  reportsBy,
  subjectOf,
} from './cases.repo'
import { limitIfMany } from './automaticLimit'

interface Dependencies extends Pick<ApiDependencies, 'db' | 'jobs' | 'mails' | 'config' | 'clock'> {
  /** Fetches a reported message, with the messages around it, from chat; null if it does not exist. */
  transcript: (of: { reporterId: string; partnerId: string; seq?: number }) => Promise<Transcript | null>
  /** Fetches a reported message of a room in the same way, with its author. */
  roomTranscript: (of: { reporterId: string; roomId: string; seq: number }) => Promise<RoomTranscript | null>
  reportables: Reportables
}

/** A report about a message. Messages are stored in chat, not here. */
export interface MessageReport {
  reportId: string
  reporterId: string
  partnerId: string
  seq?: number
  category: ReportCategory
  text: string
}

type RoomMessageReport = Omit<MessageReport, 'partnerId' | 'seq'> & { roomId: string; seq: number }

interface Filed {
  reportId: string
  reporterId: string
  kind: ReportKind
  category: ReportCategory
  text: string
}

const fileRoomMessage = jobKind<RoomMessageReport>('reports.file-room-message')
const fileMessage = jobKind<MessageReport>('reports.file-message')
/** Categories that make a case urgent. */
const URGENT: readonly ReportCategory[] = ['danger']

export type ReportService = ReturnType<typeof reportService>

/** Accepts reports. Each joins the open case about the reported person and stores its evidence. */
export function reportService(dependencies: Dependencies) {
  const { db, jobs, clock, transcript, roomTranscript, reportables } = dependencies

  // The job may run more than once. This is safe: the call to chat changes nothing, and a report with the
  // same id is stored once.
  jobs.handle(fileMessage, { outside: storeMessage })
  jobs.handle(fileRoomMessage, { outside: storeRoomMessage })

  async function storeMessage(report: MessageReport) {
    if (await hasReport(db, report.reportId)) return
    const found = await transcript(report)
    const about = found && (await accountOf(db, report.partnerId))
    if (!found || !about) return
    const { conversationId, messages } = found
    const subject = {
      id: `${conversationId}:${report.seq ?? ''}`,
      about,
      content: { conversationId, ...(report.seq && { seq: report.seq }), messages },
    }
    await db.transaction().execute((tx) => store(tx, { ...report, kind: 'message' }, subject))
  }

  async function storeRoomMessage({ roomId, seq, ...filed }: RoomMessageReport) {
    if (await hasReport(db, filed.reportId)) return
    const found = await roomTranscript({ reporterId: filed.reporterId, roomId, seq })
    const about = found && (await accountOf(db, found.authorId))
    if (!found || !about) return
    const content = { ...found.transcript, seq }
    const subject = { id: `${roomId}:${seq}`, about, content }
    await db.transaction().execute((tx) => store(tx, { ...filed, kind: 'room-message' }, subject))
  }

  async function store(tx: Tx, filed: Filed, { id, about, content }: Subject) {
    const { reportId, reporterId, kind, category, text } = filed
    // Reports about oneself are ignored.
    if (about.id === reporterId || (await hasReport(tx, reportId))) return
    const now = clock()
    const joined = await joinOpenCase(tx, about, now)
    const created_at = now.toISOString()
    const subject = subjectOf(kind, id)
    const row = { id: reportId, case_id: joined.id, reporter_id: reporterId, subject }
    if (!(await insertReport(tx, { ...row, kind, category, text, created_at }))) return
    await insertEvidence(tx, { caseId: joined.id, reportId, content, now: created_at })
    if (URGENT.includes(category)) await makeUrgent(tx, joined)
    const hide = isChatKind(kind) ? null : reportables[kind].hiding?.hideReported
    if (hide && (await countReportersOf(tx, subject)) >= REPORTERS_THAT_HIDE) await hide(tx, id, created_at)
    await limitIfMany(tx, dependencies, joined)
  }

  return {
    /**
     * Accepts a report. It is ignored if the reported content does not exist or was written by the reporter.
     *
     * @throws ApiError `not_found` if the report is about private content that the reporter cannot read
     */
    async file(reporterId: string, report: NewReport): Promise<void> {
      const reportId = randomUUID()
      const { kind, subjectId, category, text, seq } = report
      if (hasMoreGraphemes(text, REPORT_TEXT_MAX))
        throw errors.invalidInput({ text: `At most ${REPORT_TEXT_MAX} characters.` })
      if (kind === 'message')
        return this.fileMessage({ reportId, reporterId, partnerId: subjectId, seq, category, text })
      if (kind === 'room-message') {
        if (!seq) throw errors.invalidInput({ seq: 'Name the message.' })
        const payload = { reportId, reporterId, roomId: subjectId, seq, category, text }
        await jobs.enqueue(db, fileRoomMessage, { key: reportId, payload })
        return
      }
      await db.transaction().execute(async (tx) => {
        const { find, refusedAs } = reportables[kind]
        const subject = await find(tx, report)
        if (!subject && refusedAs) throw errors.notFound(refusedAs)
        if (subject) await store(tx, { reportId, reporterId, kind, category, text }, subject)
      })
    },

    /** Queues a report about a message, whose text a job fetches from chat. Idempotent. */
    async fileMessage(report: MessageReport): Promise<void> {
      await jobs.enqueue(db, fileMessage, { key: report.reportId, payload: report })
    },

    async of(reporterId: string): Promise<OwnReport[]> {
      const rows = await reportsBy(db, reporterId, REPORTS_SHOWN)
      return rows.map(({ id, kind, category, text, created_at, outcome, decided_at }) => ({
        _id: id,
        kind,
        category,
        text,
        createdAt: created_at,
        state: outcome === null ? 'open' : hasActed(outcome) ? 'acted' : 'closed',
        ...(decided_at && { decidedAt: decided_at }),
      }))
    },
  }
}

/** Returns true if the outcome has a consequence that the reported person notices. */
export const hasActed = (outcome: string) => outcome !== 'dismissed' && outcome !== 'note'

async function accountOf(db: Database, id: string) {
  for (const role of ['user', 'mentor'] as const) if (await findPerson(db, role, id)) return { id, role }
  return undefined
}
