import Type, { type Static } from 'typebox'
import { BODY_MAX_BYTES } from './lessonLimits'
import { endpoint } from '../../api/endpoint'
import { LessonBody } from './lessonBlocks'
import { LessonPage, OwnLessonPage, lessonParams } from './lessons'
import { Timestamp } from '../../api/wire'

/** A mentor's changes are stored as a draft. Learners see them only after they are published (`saveLessonBody`). */

export const saveLessonDraft = endpoint({
  method: 'POST',
  path: '/resource/save-lesson-draft/:id/:lessonId',
  access: 'active-mentor',
  rateLimit: 'lessonSave',
  maxBodyBytes: BODY_MAX_BYTES + 4096,
  summary:
    'Save what is written and not published yet. `edit_conflict` if the draft or the lesson was saved elsewhere since `version`.',
  params: lessonParams,
  body: Type.Object({
    body: LessonBody,
    /** The time at which the edited draft was saved. If there was no draft, the version of the lesson. */
    version: Type.Optional(Timestamp),
  }),
  reply: Type.Object({ savedAt: Timestamp }),
})

export const discardLessonDraft = endpoint({
  method: 'POST',
  path: '/resource/discard-lesson-draft/:id/:lessonId',
  access: 'active-mentor',
  rateLimit: 'lessonSave',
  summary: 'Remove the draft of a lesson. `edit_conflict` if it was saved elsewhere since `version`.',
  params: lessonParams,
  body: Type.Object({ version: Type.Optional(Timestamp) }),
  reply: OwnLessonPage,
})

export const getLessonDraft = endpoint({
  method: 'GET',
  path: '/resource/:id/lessons/:lessonId/draft',
  access: 'active-mentor',
  summary:
    'A lesson of one of the caller’s courses as learners would see it with its draft. The published one if there is no draft.',
  params: lessonParams,
  reply: LessonPage,
})

const EarlierLesson = Type.Object({
  body: LessonBody,
  /** The time at which it was saved; absent if that was not recorded. */
  savedAt: Type.Optional(Timestamp),
})
export type EarlierLesson = Static<typeof EarlierLesson>

export const getEarlierLesson = endpoint({
  method: 'GET',
  path: '/resource/earlier-lesson/:id/:lessonId',
  access: 'active-mentor',
  summary: 'The text of a lesson that `restoreLesson` would bring back. `not_found` if there is none.',
  params: lessonParams,
  reply: EarlierLesson,
})
