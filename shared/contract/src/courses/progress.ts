import Type, { type TSchema } from 'typebox'
import { PROGRESS_AGE_MAX_MS, PROGRESS_KEYS_MAX } from '../rules/limits'
import { endpoint } from '../api/endpoint'
import { Id, TimeZone, literals } from '../api/wire'

export const LESSON_STATUSES = ['not-started', 'in-progress', 'completed'] as const
export type LessonStatus = (typeof LESSON_STATUSES)[number]

/** `moduleIndex-lessonIndex`, both zero-based. */
export const LESSON_KEY_PATTERN = '^(0|[1-9][0-9]{0,3})-(0|[1-9][0-9]{0,3})$'

function ofLessons<Value extends TSchema>(value: Value) {
  return Type.Record(Type.String({ pattern: LESSON_KEY_PATTERN }), value, {
    additionalProperties: false,
    maxProperties: PROGRESS_KEYS_MAX,
  })
}

/** Lesson key → status. A lesson without an entry has not been started. */
export const Progress = ofLessons(literals(LESSON_STATUSES))
export type Progress = Record<string, LessonStatus>

export const getProgress = endpoint({
  method: 'GET',
  path: '/user/get-progress',
  access: 'user',
  owner: 'query.userId',
  summary: 'The learner’s lesson progress in one course.',
  query: Type.Object({ userId: Id, resourceId: Id }),
  reply: Type.Object({
    progress: Progress,
    /**
     * True if the learner has already seen the message that the course is finished. Absent if the caller is not
     * enrolled.
     */
    celebrated: Type.Optional(Type.Boolean()),
    /** The learner's valid certificate of the course. Absent until one is issued. */
    certificateId: Type.Optional(Id),
  }),
})

export const updateProgress = endpoint({
  method: 'POST',
  path: '/user/update-progress',
  access: 'user',
  owner: 'body.userId',
  maxBodyBytes: 128 * 1024,
  summary:
    'Merge lesson statuses into what is stored: lessons that are not named keep theirs, and of two statuses of one lesson the one that was set later stays. A lesson whose id is given is found wherever its mentor has moved it.',
  body: Type.Object({
    userId: Id,
    courseId: Id,
    progress: Progress,
    /** Lesson key → how long ago the change was made, in ms. Default: 0. */
    ages: Type.Optional(ofLessons(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS }))),
    /**
     * Lesson key → id of the lesson that the learner saw at that key. Without it, the key alone identifies the lesson.
     */
    lessonIds: Type.Optional(ofLessons(Id)),
    timeZone: Type.Optional(TimeZone),
  }),
  reply: Type.Object({
    progress: Progress,
    /** Present and true if a lesson has moved since the learner loaded the course: the client must reload it. */
    moved: Type.Optional(Type.Literal(true)),
    /** Keys of lessons that were not completed, because only a passed quiz or an approved task completes them. */
    held: Type.Optional(Type.Array(Type.String())),
  }),
})
