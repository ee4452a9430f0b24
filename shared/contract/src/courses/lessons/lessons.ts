import Type, { type Static } from 'typebox'
import { LESSON_KINDS } from './lessonKinds'
import { BODY_MAX_BYTES, LESSON_MINUTES_MAX, VIDEO_SECONDS_MAX } from './lessonLimits'
import { PROGRESS_AGE_MAX_MS } from '../../rules/limits'
import { IMAGE } from '../../rules/uploads'
import { endpoint } from '../../api/endpoint'
import { LessonFilePath } from '../../api/files'
import { LESSON_STATUSES } from '../progress'
import { LessonBody } from './lessonBlocks'
import { Empty, Id, Timestamp, literals } from '../../api/wire'

export const lessonParams = Type.Object({ id: Id, lessonId: Id })

/** The position where a learner stopped: at a block, in a video, or both if the block is a video. */
const place = {
  blockId: Type.Optional(Id),
  second: Type.Optional(Type.Number({ minimum: 0, maximum: VIDEO_SECONDS_MAX })),
}

/** The previous or next lesson. A lesson without a kind is a link, document or course of another site. */
const Neighbour = Type.Object({
  id: Id,
  title: Type.String(),
  kind: Type.Optional(literals(LESSON_KINDS)),
  /** Address of a lesson without a kind. If it is an uploaded document, `file` holds its path. */
  url: Type.Optional(Type.String()),
  file: Type.Optional(Type.String()),
})
export type Neighbour = Static<typeof Neighbour>

/** A lesson as its reader sees it. */
export const LessonPage = Type.Object({
  courseId: Id,
  courseTitle: Type.String(),
  moduleName: Type.String(),
  lesson: Type.Object({
    id: Id,
    title: Type.String(),
    kind: literals(LESSON_KINDS),
    minutes: Type.Integer(),
    preview: Type.Optional(Type.Literal(true)),
  }),
  /** The blocks of the lesson. A quiz, a task or a lesson that is not written yet has none. */
  body: LessonBody,
  /** The time at which the body was saved. */
  version: Timestamp,
  /** Sent only to callers who are enrolled, like `status`. */
  position: Type.Optional(Type.Object({ ...place, at: Timestamp })),
  status: Type.Optional(literals(LESSON_STATUSES)),
  /** `moduleIndex-lessonIndex`, as in `updateProgress`. */
  key: Type.String(),
  previous: Type.Optional(Neighbour),
  next: Type.Optional(Neighbour),
})
export type LessonPage = Static<typeof LessonPage>

export const getLesson = endpoint({
  method: 'GET',
  path: '/resource/:id/lessons/:lessonId',
  access: 'public',
  summary:
    'One lesson that is learned in place, for enrolled learners and the course’s mentor; for anybody if it is a preview. Others get `not_enrolled`. An enrolled learner’s lesson becomes `in-progress`, unless it was started before.',
  params: lessonParams,
  reply: LessonPage,
})

export const saveLessonPosition = endpoint({
  method: 'POST',
  path: '/resource/:id/lessons/:lessonId/position',
  access: 'user',
  owner: 'body.userId',
  rateLimit: 'lessonPosition',
  summary: 'Save where the learner is in a lesson. Of two positions the one that was reached later stays.',
  params: lessonParams,
  body: Type.Object({
    userId: Id,
    ...place,
    /** The time since the learner was at this position, in ms. Default: 0. */
    ageMs: Type.Optional(Type.Integer({ minimum: 0, maximum: PROGRESS_AGE_MAX_MS })),
  }),
  reply: Empty,
})

const ownLesson = {
  courseId: Id,
  courseTitle: Type.String(),
  /** True while the course is a draft: until it is published, learners see none of its lessons. */
  isCourseDraft: Type.Optional(Type.Literal(true)),
  moduleName: Type.String(),
  lesson: LessonPage.properties.lesson,
  /**
   * Time for the lesson in minutes, counted from its words, pictures and videos. It is used if the mentor sends no
   * minutes.
   */
  countedMinutes: Type.Integer(),
  words: Type.Integer(),
  /** The time at which the lesson was saved. The client sends this value with the next save. */
  version: Timestamp,
  /** True if `restoreLesson` can bring back the lesson as it was before the last save. */
  hasEarlier: Type.Boolean(),
}

/** A lesson as its mentor edits it. `body` is the version that learners see. */
export const OwnLessonPage = Type.Object({
  ...ownLesson,
  body: LessonBody,
  /** The changes that are not published yet. */
  draft: Type.Optional(Type.Object({ body: LessonBody, savedAt: Timestamp })),
})
export type OwnLessonPage = Static<typeof OwnLessonPage>

const SavedLesson = Type.Object(ownLesson)
export type SavedLesson = Static<typeof SavedLesson>

export const getOwnLesson = endpoint({
  method: 'GET',
  path: '/resource/own-lesson/:id/:lessonId',
  access: 'active-mentor',
  summary: 'A lesson of one of the caller’s courses, with all that can be edited.',
  params: lessonParams,
  reply: OwnLessonPage,
})

export const saveLessonBody = endpoint({
  method: 'POST',
  path: '/resource/save-lesson/:id/:lessonId',
  access: 'active-mentor',
  rateLimit: 'lessonSave',
  maxBodyBytes: BODY_MAX_BYTES + 4096,
  summary:
    'Save a lesson for its learners; what was there before can be brought back once, and its draft is removed. `edit_conflict` if it was saved elsewhere since `version`, or its draft since `draftVersion`.',
  params: lessonParams,
  body: Type.Object({
    body: LessonBody,
    /** A quiz or task cannot become another kind, and no other lesson can become a quiz or task. */
    kind: literals(LESSON_KINDS),
    /** Minutes that the lesson takes. Default: the counted minutes. */
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: LESSON_MINUTES_MAX })),
    preview: Type.Boolean(),
    version: Type.Optional(Timestamp),
    /**
     * The time at which the draft on which this text is based was saved. If there was no draft, the value of
     * `version`.
     */
    draftVersion: Type.Optional(Timestamp),
  }),
  reply: SavedLesson,
})

export const restoreLesson = endpoint({
  method: 'POST',
  path: '/resource/restore-lesson/:id/:lessonId',
  access: 'active-mentor',
  rateLimit: 'lessonSave',
  summary:
    'Bring back the text before the last save; the one that it replaces can be brought back in turn. `not_found` if there is none.',
  params: lessonParams,
  body: Type.Object({ version: Type.Optional(Timestamp) }),
  reply: OwnLessonPage,
})

export const uploadLessonPicture = endpoint({
  method: 'POST',
  path: '/resource/upload-lesson-picture',
  access: 'active-mentor',
  rateLimit: 'upload',
  summary: 'Store a picture for a lesson, uncropped, at most as large as it is shown.',
  files: { picture: { ...IMAGE, required: true } },
  reply: Type.Object({ file: LessonFilePath, width: Type.Integer(), height: Type.Integer() }),
})
