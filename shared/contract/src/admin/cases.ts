import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { ROLES } from '../accounts/people'
import { Empty, Id, Timestamp, literals } from '../api/wire'
import { REPORT_CATEGORIES, REPORT_KINDS } from '../trust/reports'
import { SANCTION_KINDS } from '../trust/sanctions'
import { After, orNull, pageOf, Reason, Sort } from './lists'
import { ImposedSanction } from './people'

const moderators = { roles: ['moderator'] } as const
const moderatorsWithPasskey = { roles: ['moderator'], freshPasskey: true } as const

/** `open`: not decided · `free`: open and assigned to nobody · `mine`: open and assigned to the caller. */
export const CASE_VIEWS = ['open', 'free', 'mine', 'decided'] as const
export type CaseView = (typeof CASE_VIEWS)[number]

/** `late`: past due · `day`, `week`: opened more than a day or a week ago. */
export const CASE_AGES = ['late', 'day', 'week'] as const
export type CaseAge = (typeof CASE_AGES)[number]

/** Orders of cases that are not decided. Decided cases have the two orders in the next list. */
export const OPEN_CASE_SORTS = ['due', '-due', 'opened', '-opened'] as const
export const DECIDED_CASE_SORTS = ['-decided', 'decided'] as const
const CASE_SORTS = [...OPEN_CASE_SORTS, ...DECIDED_CASE_SORTS] as const
export type CaseSort = (typeof CASE_SORTS)[number]

const CASE_STATES = ['open', 'assigned', 'decided'] as const
const SEVERITIES = ['normal', 'high'] as const
export const CASE_OUTCOMES = ['dismissed', ...SANCTION_KINDS] as const
export type CaseOutcome = (typeof CASE_OUTCOMES)[number]

const person = { id: Type.String(), role: literals(ROLES) }
const listedCaseFields = {
  id: Type.String(),
  /** The reported person; without a name if the account was deleted. */
  about: Type.Object({
    ...person,
    name: orNull(Type.String()),
    email: orNull(Type.String()),
    /** True if the reported content was made by the platform itself; the case is then about no person. */
    isPlatform: Type.Optional(Type.Boolean()),
  }),
  state: literals(CASE_STATES),
  severity: literals(SEVERITIES),
  openedAt: Timestamp,
  dueAt: Timestamp,
  assignee: orNull(Type.String()),
  outcome: orNull(literals(CASE_OUTCOMES)),
  decidedAt: orNull(Timestamp),
  decidedBy: orNull(Type.String()),
}
const ListedCase = Type.Object({
  ...listedCaseFields,
  /** Number of reports and, in `kinds`, the kinds of content that were reported. */
  reports: Type.Integer(),
  kinds: Type.Array(literals(REPORT_KINDS)),
})
export type ListedCase = Static<typeof ListedCase>

/** `hidden`: only the author sees the post · `removed`: deleted by the author or with the author's account. */
export const POST_STATES = ['shown', 'hidden', 'removed'] as const
export type PostState = (typeof POST_STATES)[number]

const CaseReport = Type.Object({
  id: Type.String(),
  kind: literals(REPORT_KINDS),
  category: literals(REPORT_CATEGORIES),
  text: Type.String(),
  at: Timestamp,
  /** Null if the account was deleted. */
  reporter: orNull(Type.Object({ ...person, name: Type.String() })),
  /** The present state of the reported content. Absent if operators cannot hide it. */
  post: Type.Optional(Type.Object({ id: Type.String(), state: literals(POST_STATES) })),
})
export type CaseReport = Static<typeof CaseReport>

export const CaseDetail = Type.Object({
  ...listedCaseFields,
  reports: Type.Array(CaseReport),
  history: Type.Array(
    Type.Object({
      at: Timestamp,
      operator: Type.String(),
      event: literals(['opened', 'limited', 'assigned', 'decided', 'reopened'] as const),
      detail: orNull(Type.String()),
    }),
  ),
  /** All sanctions of the person, newest first. */
  sanctions: Type.Array(ImposedSanction),
  /** Set to `suspension` if the person has had three warnings within a year. */
  proposal: orNull(Type.Literal('suspension')),
})
export type CaseDetail = Static<typeof CaseDetail>

/** A copy of the reported content from the time of the report. */
export const CaseEvidence = Type.Object({
  reportId: Type.String(),
  capturedAt: Timestamp,
  /** The reported content. Its fields depend on its kind: a transcript, a profile, a review or a course. */
  content: Type.Record(Type.String(), Type.Unknown()),
  /** True if the copy has not been changed since the report. */
  isIntact: Type.Boolean(),
})
export type CaseEvidence = Static<typeof CaseEvidence>

export const listCases = endpoint({
  method: 'GET',
  path: '/api/cases',
  access: 'operator',
  operators: moderators,
  summary: 'Cases that are due first; decided ones newest first.',
  query: Type.Object({
    view: Type.Optional(literals(CASE_VIEWS)),
    kind: Type.Optional(literals(REPORT_KINDS)),
    age: Type.Optional(literals(CASE_AGES)),
    sort: Sort(CASE_SORTS),
    after: After,
  }),
  reply: pageOf(ListedCase),
})

export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:id',
  access: 'operator',
  operators: moderators,
  summary: 'One case with its reports, without the evidence.',
  params: Type.Object({ id: Id }),
  reply: CaseDetail,
})

export const openEvidence = endpoint({
  method: 'POST',
  path: '/api/cases/:id/evidence',
  access: 'operator',
  operators: moderatorsWithPasskey,
  summary: 'What was reported, with transcripts. Every call is recorded in the audit.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: Type.Object({ evidence: Type.Array(CaseEvidence) }),
})

export const openReportedFile = endpoint({
  method: 'POST',
  path: '/api/cases/:id/reports/:report/file',
  access: 'operator',
  operators: moderatorsWithPasskey,
  summary:
    'The file of a reported work, as a download of its own media type. Every call is recorded in the audit. If it has been deleted since, 404 with the reason `removed`.',
  params: Type.Object({ id: Id, report: Id }),
  body: Empty,
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/octet-stream',
})

export const openMessageFile = endpoint({
  method: 'POST',
  path: '/api/cases/:id/message-files/:file',
  access: 'operator',
  operators: moderatorsWithPasskey,
  summary:
    'A file of a message in the evidence of the case, as a download of its own media type. Every call is recorded in the audit. If it has been deleted since, 404 with the reason `removed`.',
  params: Type.Object({ id: Id, file: Id }),
  body: Empty,
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/octet-stream',
})

export const assignCase = endpoint({
  method: 'POST',
  path: '/api/cases/:id/assign',
  access: 'operator',
  operators: moderators,
  summary: 'Assigns an undecided case to the caller.',
  params: Type.Object({ id: Id }),
  /**
   * The assigned operator that the caller saw; null if nobody was assigned. The request fails if the
   * assignment has changed since.
   */
  body: Type.Object({ from: orNull(Type.String({ maxLength: 320 })) }),
  reply: Empty,
})

export const decideCase = endpoint({
  method: 'POST',
  path: '/api/cases/:id/decide',
  access: 'operator',
  operators: moderatorsWithPasskey,
  summary:
    'Decides a case of the caller: the person is mailed the reason, the reporters that it was looked at.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    outcome: literals(CASE_OUTCOMES),
    /** Mailed to the person. The reason of a note or a dismissal is shown only to operators. */
    reason: Reason,
    /** Days until the sanction ends automatically. If absent, an operator has to lift it. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  }),
  reply: Type.Object({ told: Type.String() }),
})

export const reopenCase = endpoint({
  method: 'POST',
  path: '/api/cases/:id/reopen',
  access: 'operator',
  operators: moderators,
  summary: 'Opens a decided case again. Sanctions stay until they are lifted.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ reason: Reason }),
  reply: Empty,
})

const ofReport = { params: Type.Object({ id: Id, report: Id }), body: Type.Object({ reason: Reason }) }

export const hidePost = endpoint({
  method: 'POST',
  path: '/api/cases/:id/reports/:report/hide',
  access: 'operator',
  operators: moderatorsWithPasskey,
  summary:
    'Hides what was reported, for example a question or the comment about a work: only its author sees it.',
  ...ofReport,
  reply: Empty,
})

export const restorePost = endpoint({
  method: 'POST',
  path: '/api/cases/:id/reports/:report/restore',
  access: 'operator',
  operators: moderators,
  summary: 'Shows again what was reported and hidden. Reports do not hide it any more.',
  ...ofReport,
  reply: Empty,
})
