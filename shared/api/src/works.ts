import { saveWorkDraft } from '@mentor-connect/contract/courses/tasks/tasks'
import { call } from './call'
import { ageOf } from './outbox/ageOf'
import { outgoing } from './outbox/outgoing'
import { WORK_DRAFTS_OUTBOX } from './outboxes'

/** Drafts of learners' works for tasks that the server has not confirmed yet. */
export const unsentWorkDrafts = outgoing(
  WORK_DRAFTS_OUTBOX,
  ({ userId, courseId, lessonId, text, link, actedAt }) =>
    call(saveWorkDraft, {
      params: { courseId, lessonId },
      body: { userId, text, link, ageMs: ageOf(actedAt) },
    }),
)
