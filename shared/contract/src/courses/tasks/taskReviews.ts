import Type, { type Static } from 'typebox'
import { EnteredText } from '../../api/enteredTexts'
import { REVIEW_COMMENT_MAX, SUBMISSIONS_MAX } from './taskLimits'
import { endpoint } from '../../api/endpoint'
import { LessonBody } from '../lessons/lessonBlocks'
import { CriterionMarks, Rubric, Submission, WORK_STATES } from './tasks'
import { Id, PageQuery, Pagination, Timestamp, literals } from '../../api/wire'

/** Tasks as their mentors write and review them. */

export const REVIEW_STATES = ['sent', 'returned', 'approved'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const work = {
  id: Id,
  learnerId: Id,
  name: Type.String(),
  profile: Type.Optional(Type.String()),
  courseId: Id,
  courseTitle: Type.String(),
  lessonId: Id,
  lessonTitle: Type.String(),
  /** State of the work; `draft` if the learner has withdrawn the submission. */
  state: literals(WORK_STATES),
  /** Number of the last submission. */
  number: Type.Integer(),
  sentAt: Timestamp,
}

export const WorkSummary = Type.Object(work)
export type WorkSummary = Static<typeof WorkSummary>

export const ReviewedWork = Type.Object({
  ...work,
  /** The present description of the task. It may have changed since the submission. */
  brief: LessonBody,
  /** The submissions that were not withdrawn, newest first. */
  submissions: Type.Array(Submission, { maxItems: SUBMISSIONS_MAX }),
})
export type ReviewedWork = Static<typeof ReviewedWork>

export const getWorks = endpoint({
  method: 'GET',
  path: '/mentor/works',
  access: 'active-mentor',
  rateLimit: 'search',
  summary: 'What learners have sent for tasks in the caller’s courses; what has waited longest comes first.',
  query: Type.Object({
    ...PageQuery.properties,
    /** State of the works to list. Default: `sent`, the works that wait for a review. */
    state: Type.Optional(literals(REVIEW_STATES)),
    courseId: Type.Optional(Id),
    /** Only lists works of this learner. The default of `state` is then all states, with the latest work first. */
    learner: Type.Optional(Id),
  }),
  reply: Type.Object({
    works: Type.Array(WorkSummary),
    pagination: Pagination,
    /** Number of works that wait for a review, in all courses. */
    waiting: Type.Integer(),
    /** The courses with tasks, as options of the filter. */
    courses: Type.Array(Type.Object({ courseId: Id, title: Type.String(), waiting: Type.Integer() })),
  }),
})

export const getReviewedWork = endpoint({
  method: 'GET',
  path: '/mentor/works/:id',
  access: 'active-mentor',
  summary: 'One work with brief, rubric and all that was sent.',
  params: Type.Object({ id: Id }),
  reply: ReviewedWork,
})

export const decideWork = endpoint({
  method: 'POST',
  path: '/mentor/works/:id/decide',
  access: 'active-mentor',
  summary:
    'Approve a submission, or return it with a comment. Approving needs a mark for each criterion and the points of the rubric. Repeated it returns the same; `edit_conflict` if the work was withdrawn, sent again or decided elsewhere.',
  params: Type.Object({ id: Id }),
  body: Type.Object({
    /** Number of the submission that the mentor has reviewed. */
    number: Type.Integer({ minimum: 1, maximum: SUBMISSIONS_MAX }),
    outcome: literals(['approved', 'returned']),
    marks: CriterionMarks,
    comment: EnteredText(REVIEW_COMMENT_MAX),
  }),
  reply: ReviewedWork,
})

const ofLesson = Type.Object({ courseId: Id, lessonId: Id })

export const OwnTask = Type.Object({
  courseTitle: Type.String(),
  lessonTitle: Type.String(),
  /** Absent until the mentor has saved a rubric. */
  rubric: Type.Optional(Rubric),
  /** The time at which the task was saved. The client sends this value with the next save. */
  version: Timestamp,
})
export type OwnTask = Static<typeof OwnTask>

export const getOwnTask = endpoint({
  method: 'GET',
  path: '/learn/own-tasks/:courseId/:lessonId',
  access: 'active-mentor',
  summary: 'The rubric of a task, for its mentor.',
  params: ofLesson,
  reply: OwnTask,
})

export const saveRubric = endpoint({
  method: 'POST',
  path: '/learn/own-tasks/:courseId/:lessonId',
  access: 'active-mentor',
  rateLimit: 'lessonSave',
  summary:
    'Replace the rubric. What was sent before keeps the one that it was sent with. `edit_conflict` if it was saved elsewhere since `version`.',
  params: ofLesson,
  body: Type.Object({ rubric: Rubric, version: Type.Optional(Timestamp) }),
  reply: OwnTask,
})
