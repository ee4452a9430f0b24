import Type, { type Static } from 'typebox'
import { EnteredText, REQUIRED } from '../api/enteredTexts'
import { Seq, TracedMessage } from '../messages/chat'
import { endpoint } from '../api/endpoint'
import {
  EARLIER_REPORT_KINDS,
  REPORT_CATEGORIES,
  REPORT_KINDS,
  REPORT_TEXT_MAX,
  REPORTS_SHOWN,
  SANCTIONS_SHOWN,
  TRANSCRIPT_MAX,
} from './reports'
import { APPEAL_GRAPHEMES_MAX, TOLD_SANCTIONS } from './sanctions'
import { Id, Timestamp, literals } from '../api/wire'

/** A report: the reported content and the reason. */
export const NewReport = Type.Object({
  userId: Id,
  kind: literals(REPORT_KINDS),
  /**
   * Id of the reported thing. For a message: the other person · for a message of a room: the room · for a
   * profile: the mentor · for a review or a course: the course · for a work or the comment on it: the work ·
   * for a portfolio: its slug · for everything else: the id of the thing itself.
   */
  subjectId: Id,
  /**
   * For a message: its number in the conversation; if absent, the latest messages are reported. For a message
   * of a room: its number, which is required. For a work or a comment: the number of the submission.
   */
  seq: Type.Optional(Seq),
  /** The `_id` of the reported review, for the kind `review`. */
  reviewId: Type.Optional(Id),
  category: literals(REPORT_CATEGORIES),
  /**
   * Description in the reporter's words; may be empty. At most `REPORT_TEXT_MAX` grapheme clusters, each of which may
   * have several code units.
   */
  text: EnteredText(REPORT_TEXT_MAX * 10),
})
export type NewReport = Static<typeof NewReport>

export const fileReport = endpoint({
  method: 'POST',
  path: '/reports',
  access: 'session',
  owner: 'body.userId',
  rateLimit: 'report',
  summary:
    'Tell the operators about one of the kinds: what does not exist is answered in the same way. About a work or the comment about it: `not_found` if the caller cannot read it.',
  body: NewReport,
  reply: Type.Object({ reported: Type.Boolean() }),
})

/** `open`: no operator has decided yet · `acted`: an operator took action · `closed`: no action was needed. */
export const REPORT_STATES = ['open', 'acted', 'closed'] as const

export const OwnReport = Type.Object({
  _id: Id,
  kind: literals(REPORT_KINDS),
  category: literals(REPORT_CATEGORIES),
  text: Type.String(),
  createdAt: Timestamp,
  state: literals(REPORT_STATES),
  decidedAt: Type.Optional(Timestamp),
})
export type OwnReport = Static<typeof OwnReport>

const EarlierReport = Type.Object({ ...OwnReport.properties, kind: literals(EARLIER_REPORT_KINDS) })
export type EarlierReport = Static<typeof EarlierReport>

/** A report of any kind. Kinds are added without a new major version, so clients must expect unknown ones. */
const LaterReport = Type.Object({ ...OwnReport.properties, kind: Type.String() })
export type LaterReport = Static<typeof LaterReport>

export const getReports = endpoint({
  method: 'GET',
  path: '/reports',
  access: 'session',
  owner: 'query.userId',
  summary: 'What the caller has reported, newest first, and what became of it.',
  query: Type.Object({ userId: Id }),
  reply: Type.Object({
    reports: Type.Array(EarlierReport, { maxItems: REPORTS_SHOWN }),
    /** Reports of kinds that older clients do not know, newest first. */
    laterReports: Type.Optional(Type.Array(LaterReport, { maxItems: REPORTS_SHOWN })),
  }),
})

const Appeal = Type.Object({
  text: Type.String(),
  createdAt: Timestamp,
  state: literals(['open', 'accepted', 'rejected']),
  /** The operator's reply; absent until there is one. */
  answer: Type.Optional(Type.String()),
})

export const OwnSanction = Type.Object({
  _id: Id,
  kind: literals(TOLD_SANCTIONS),
  reason: Type.String(),
  since: Timestamp,
  /** The time at which the sanction ends automatically; absent if it does not. */
  until: Type.Optional(Timestamp),
  /** The time at which the sanction ended; absent while it applies. */
  endedAt: Type.Optional(Timestamp),
  appeal: Type.Optional(Appeal),
  /**
   * The time until which the person may appeal. Absent if there is already an appeal or if it is too late.
   */
  appealUntil: Type.Optional(Timestamp),
})
export type OwnSanction = Static<typeof OwnSanction>

export const getSanctions = endpoint({
  method: 'GET',
  path: '/me/sanctions',
  access: 'session',
  owner: 'query.userId',
  whileRestricted: true,
  summary: 'Warnings, limits and suspensions of the caller, newest first, with appeals.',
  query: Type.Object({ userId: Id }),
  reply: Type.Object({ sanctions: Type.Array(OwnSanction, { maxItems: SANCTIONS_SHOWN }) }),
})

/** `reason` of a refused appeal: an appeal exists already, or the period for appeals is over. */
export const APPEAL_REFUSALS = { exists: 'appeal_exists', late: 'appeal_late' } as const

export const appealSanction = endpoint({
  method: 'POST',
  path: '/me/sanctions/:sanctionId/appeal',
  access: 'session',
  owner: 'body.userId',
  whileRestricted: true,
  rateLimit: 'report',
  summary: 'Ask that a sanction of the caller is looked at again, once, within 20 days.',
  params: Type.Object({ sanctionId: Id }),
  body: Type.Object({
    userId: Id,
    /**
     * Text of the appeal: at most `APPEAL_GRAPHEMES_MAX` grapheme clusters, each of which may have several code
     * units.
     */
    text: EnteredText(APPEAL_GRAPHEMES_MAX * 10, REQUIRED),
  }),
  reply: Type.Object({ appealed: Type.Boolean() }),
})

export const receiveChatReport = endpoint({
  method: 'POST',
  path: '/internal/reports',
  access: 'service',
  summary:
    'For the chat service, with the service key: somebody has reported a conversation. Harmless when repeated.',
  body: Type.Object({
    reportId: Id,
    reporterId: Id,
    reportedId: Id,
    seq: Type.Optional(Seq),
    reason: EnteredText(REPORT_TEXT_MAX),
  }),
  reply: Type.Object({ received: Type.Boolean() }),
})

export const Transcript = Type.Object({
  conversationId: Id,
  messages: Type.Array(TracedMessage, { maxItems: TRANSCRIPT_MAX }),
})
export type Transcript = Static<typeof Transcript>

export const readTranscript = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/people/transcript',
  access: 'service',
  summary:
    'For the main API, with the service key: a reported message with those around it, or the last ones; null if there is no such message.',
  body: Type.Object({ reporterId: Id, partnerId: Id, seq: Type.Optional(Seq) }),
  reply: Type.Union([Transcript, Type.Null()]),
})

export const RoomTranscript = Type.Object({ authorId: Id, transcript: Transcript })
export type RoomTranscript = Static<typeof RoomTranscript>

export const readRoomTranscript = endpoint({
  method: 'POST',
  service: 'chat',
  path: '/internal/rooms/transcript',
  access: 'service',
  summary:
    'For the main API, with the service key: a reported message of a room with those around it; null if the reporter cannot read such a message.',
  body: Type.Object({ reporterId: Id, roomId: Id, seq: Seq }),
  reply: Type.Union([RoomTranscript, Type.Null()]),
})
