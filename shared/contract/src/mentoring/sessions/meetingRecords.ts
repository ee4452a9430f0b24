import Type, { type Static } from 'typebox'
import { EnteredLine, EnteredText } from '../../api/enteredTexts'
import { ATTENDANCE_MARKS, SESSION_SIDES } from './attendance'
import { RATING_MAX } from '../../rules/limits'
import {
  ACTION_ITEM_MAX,
  ACTION_ITEMS_MAX,
  FEEDBACK_MAX,
  PRIVATE_NOTES_MAX,
  SESSION_NOTES_MAX,
} from './sessionLimits'
import { endpoint } from '../../api/endpoint'
import { Id, Timestamp, literals } from '../../api/wire'

/** Records that two people make of their session: notes, feedback, and whether they met. */

const Side = literals(SESSION_SIDES)
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const ActionItem = Type.Object({
  id: Id,
  text: EnteredLine(ACTION_ITEM_MAX * 4),
  /** The side that has to do the item. */
  by: Side,
  isDone: Type.Boolean(),
})
export type ActionItem = Static<typeof ActionItem>

const notes = {
  text: EnteredText(SESSION_NOTES_MAX * 4),
  items: Type.Array(ActionItem, { maxItems: ACTION_ITEMS_MAX }),
}

/** Shared notes of a session. `version` is the number of saves; 0 if nothing was saved yet. */
export const MeetingNotes = Type.Object({
  ...notes,
  version: Version,
  savedBy: Type.Optional(Side),
  savedAt: Type.Optional(Timestamp),
})
export type MeetingNotes = Static<typeof MeetingNotes>

const PrivateNotes = Type.Object({
  text: EnteredText(PRIVATE_NOTES_MAX * 4),
  version: Version,
})
export type PrivateNotes = Static<typeof PrivateNotes>

const Feedback = Type.Object({
  rating: Type.Integer({ minimum: 1, maximum: RATING_MAX }),
  text: EnteredText(FEEDBACK_MAX * 4),
})
export type Feedback = Static<typeof Feedback>

const Mark = literals(ATTENDANCE_MARKS)

export const MeetingRecord = Type.Object({
  notes: MeetingNotes,
  /** Sent only to the mentor. */
  privateNotes: Type.Optional(PrivateNotes),
  feedback: Type.Object({
    /** True if the caller can give feedback now. */
    isOpen: Type.Boolean(),
    /** The time until which feedback can be given. After that, the feedback of both people is shown. */
    until: Timestamp,
    own: Type.Optional(Feedback),
    /** Feedback of the other person. Present once both have given feedback or the time is over. */
    partner: Type.Optional(Feedback),
  }),
  attendance: Type.Object({
    /** True if the caller can make a statement about the attendance now. */
    isOpen: Type.Boolean(),
    until: Timestamp,
    own: Type.Optional(Mark),
    partner: Type.Optional(Mark),
    /** True for a learner whose mentor did not come: another time can be booked in spite of many changes. */
    mayBookAgain: Type.Optional(Type.Boolean()),
  }),
})
export type MeetingRecord = Static<typeof MeetingRecord>

const params = Type.Object({ id: Id })

export const getMeetingRecord = endpoint({
  method: 'GET',
  path: '/meetings/:id/record',
  access: 'session',
  summary: 'Notes, feedback and attendance of an own session.',
  params,
  reply: MeetingRecord,
})

export const saveMeetingNotes = endpoint({
  method: 'POST',
  path: '/meetings/:id/notes',
  access: 'session',
  summary: 'Save the shared notes of a session. `edit_conflict` if they were saved since `version`.',
  params,
  body: Type.Object({ ...notes, version: Version }),
  reply: MeetingNotes,
})

export const getMeetingNoteVersions = endpoint({
  method: 'GET',
  path: '/meetings/:id/notes/versions',
  access: 'session',
  summary: 'What the shared notes of a session were before, the latest first.',
  params,
  reply: Type.Object({ versions: Type.Array(MeetingNotes) }),
})

export const savePrivateNotes = endpoint({
  method: 'POST',
  path: '/meetings/:id/private-notes',
  access: 'mentor',
  summary:
    'Save the notes that only the mentor reads here; they are part of the data export of the learner. `edit_conflict` if they were saved since `version`.',
  params,
  body: PrivateNotes,
  reply: PrivateNotes,
})

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/meetings/:id/feedback',
  access: 'session',
  summary:
    'Give feedback on a session that was held, once and within 7 days. The other person sees it when both gave it or the time is over.',
  params,
  body: Feedback,
  reply: MeetingRecord,
})

export const markAttendance = endpoint({
  method: 'POST',
  path: '/meetings/:id/attendance',
  access: 'session',
  summary:
    'Within 48 hours of a session: say that the other person did not come (`absent`), contradict that (`met`), or take back what was said (without `mark`).',
  params,
  body: Type.Object({ mark: Type.Optional(Mark) }),
  reply: MeetingRecord,
})
