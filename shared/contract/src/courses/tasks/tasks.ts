import Type, { type Static } from 'typebox'
import { EnteredLine, EnteredText } from '../../api/enteredTexts'
import { PROGRESS_AGE_MAX_MS, URL_MAX } from '../../rules/limits'
import {
  CRITERIA_MAX,
  CRITERION_TITLE_MAX,
  LEVEL_POINTS_MAX,
  LEVEL_TEXT_MAX,
  LEVELS_MAX,
  SUBMISSIONS_MAX,
  WORK_MAX_BYTES,
  WORK_TEXT_MAX,
} from './taskLimits'
import { DOCUMENT, IMAGE } from '../../rules/uploads'
import { endpoint } from '../../api/endpoint'
import { Empty, Id, Timestamp, literals } from '../../api/wire'

/** Tasks as learners do them. A learner writes a work and submits it; the mentor approves it or returns it. */

export const WORK_STATES = ['draft', 'sent', 'returned', 'approved'] as const
export type WorkState = (typeof WORK_STATES)[number]

/** Results of a submission. A submission without an outcome is waiting for the mentor. */
export const SUBMISSION_OUTCOMES = ['approved', 'returned', 'withdrawn'] as const
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number]

// The validation rules are in `rubric.ts`; these limits only bound the request. Points may be empty in a form.
const Level = Type.Object({
  text: EnteredText(LEVEL_TEXT_MAX),
  points: Type.Integer({ minimum: 0, maximum: LEVEL_POINTS_MAX }),
})

export const Rubric = Type.Object({
  criteria: Type.Array(
    Type.Object({
      id: Id,
      title: EnteredLine(CRITERION_TITLE_MAX),
      levels: Type.Array(Level, { maxItems: LEVELS_MAX }),
    }),
    { maxItems: CRITERIA_MAX },
  ),
  passPoints: Type.Integer({ minimum: 1, maximum: CRITERIA_MAX * LEVEL_POINTS_MAX }),
})

export const CriterionMarks = Type.Array(
  Type.Object({ criterionId: Id, level: Type.Integer({ minimum: 0, maximum: LEVELS_MAX - 1 }) }),
  { maxItems: CRITERIA_MAX },
)

/** A private file. Only the learner can load it and, once it was submitted, the mentor of the course. */
export const WorkFile = Type.Object({ id: Id, name: Type.String(), bytes: Type.Integer() })
export type WorkFile = Static<typeof WorkFile>

/** A work as it was submitted. It never changes; only the outcome is added. */
export const Submission = Type.Object({
  /** Number of the submission, counted from 1. */
  number: Type.Integer(),
  text: Type.String(),
  link: Type.Optional(Type.String()),
  file: Type.Optional(WorkFile),
  sentAt: Timestamp,
  /** The rubric at the time of the submission. */
  rubric: Rubric,
  outcome: Type.Optional(literals(SUBMISSION_OUTCOMES)),
  decidedAt: Type.Optional(Timestamp),
  marks: Type.Optional(CriterionMarks),
  points: Type.Optional(Type.Integer()),
  comment: Type.Optional(Type.String()),
  /** True if an operator has hidden the submission. The mentor then gets no text, link or file. */
  isHidden: Type.Optional(Type.Boolean()),
  /** True if an operator has hidden the mentor's comment. The learner then does not get it. */
  isCommentHidden: Type.Optional(Type.Boolean()),
})
export type Submission = Static<typeof Submission>

export const TaskWork = Type.Object({
  /** Id of the work. Absent before the first draft. */
  id: Type.Optional(Id),
  /** Name of the mentor, who writes the comments. */
  mentor: Type.Optional(Type.String()),
  /** Absent until the mentor has written it. Until then, nothing can be submitted. */
  rubric: Type.Optional(Rubric),
  state: literals(WORK_STATES),
  /** Number of the last submission; 0 before the first submission. */
  number: Type.Integer(),
  draft: Type.Object({
    text: Type.String(),
    link: Type.Optional(Type.String()),
    file: Type.Optional(WorkFile),
    savedAt: Type.Optional(Timestamp),
  }),
  /** The submissions, newest first. */
  submissions: Type.Array(Submission, { maxItems: SUBMISSIONS_MAX }),
})
export type TaskWork = Static<typeof TaskWork>

const ofTask = Type.Object({ courseId: Id, lessonId: Id })
const owner = { userId: Id }

const written = {
  text: EnteredText(WORK_TEXT_MAX),
  /** URL with http or https; empty if there is none. */
  link: Type.String({ maxLength: URL_MAX }),
}

export const getTask = endpoint({
  method: 'GET',
  path: '/learn/tasks/:courseId/:lessonId',
  access: 'user',
  summary:
    'The rubric of a task and the own work at it, with all that was sent. Its brief is the body of the lesson.',
  params: ofTask,
  reply: TaskWork,
})

export const saveWorkDraft = endpoint({
  method: 'POST',
  path: '/learn/tasks/:courseId/:lessonId/draft',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'workDraft',
  maxBodyBytes: WORK_MAX_BYTES,
  summary:
    'Save what was written so far. Of two drafts the one that was written later stays, in whatever order they arrive.',
  params: ofTask,
  body: Type.Object({
    ...owner,
    ...written,
    /** The time since the draft was written, in ms. Used for drafts that waited for a connection. */
    ageMs: Type.Optional(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS })),
  }),
  reply: Type.Object({ savedAt: Timestamp }),
})

export const uploadWorkFile = endpoint({
  method: 'POST',
  path: '/learn/tasks/:courseId/:lessonId/file',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'upload',
  summary:
    'Attach a document (PDF, DOC or DOCX, judged by its content) or a picture to the draft, in place of an earlier one. Pictures lose their metadata.',
  params: ofTask,
  body: Type.Object(owner),
  files: { document: DOCUMENT, picture: IMAGE },
  reply: WorkFile,
})

export const removeWorkFile = endpoint({
  method: 'POST',
  path: '/learn/tasks/:courseId/:lessonId/remove-file',
  access: 'user',
  owner: 'body.userId',
  summary: 'Take the file out of the draft; submissions keep theirs.',
  params: ofTask,
  body: Type.Object(owner),
  reply: Empty,
})

export const sendWork = endpoint({
  method: 'POST',
  path: '/learn/tasks/:courseId/:lessonId/send',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'workSend',
  maxBodyBytes: WORK_MAX_BYTES,
  summary:
    'Send the work, with the file of the draft, to the mentor. Repeated with the same content it returns the same; `edit_conflict` if it was sent, withdrawn or decided elsewhere since submission `after`.',
  params: ofTask,
  body: Type.Object({
    ...owner,
    ...written,
    /** `number` of the work as the learner sees it. */
    after: Type.Integer({ minimum: 0, maximum: SUBMISSIONS_MAX }),
  }),
  reply: TaskWork,
})

export const withdrawWork = endpoint({
  method: 'POST',
  path: '/learn/tasks/:courseId/:lessonId/withdraw',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'workSend',
  summary:
    'Take back a submission that waits for the mentor, to change it. Repeated it returns the same; `edit_conflict` once it is decided.',
  params: ofTask,
  body: Type.Object({ ...owner, number: Type.Integer({ minimum: 1, maximum: SUBMISSIONS_MAX }) }),
  reply: TaskWork,
})

export const getWorkFile = endpoint({
  method: 'GET',
  path: '/learn/work-files/:id',
  access: 'session',
  rateLimit: 'read',
  summary:
    'A file of a work, as a download: for its learner, and for the mentor of the course once it was sent.',
  params: Type.Object({ id: Id }),
  reply: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }),
  file: 'application/octet-stream',
})
