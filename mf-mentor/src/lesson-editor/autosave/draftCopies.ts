import { safeOutbox, type Outbox } from '@mentor-connect/api/outbox'
import { RESOURCE_DRAFTS, type ResourceDraft } from '@mentor-connect/api/outboxes'
import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'

export interface LessonCopy {
  owner: string
  courseId: string
  lessonId: string
}

/** Changes of a lesson on this device that the server has not confirmed yet. */
export interface StoredCopy extends ResourceDraft {
  /** Version of the draft or lesson that was edited. */
  version: string
  values: LessonBody
}

let copies: Outbox<ResourceDraft> | undefined

/** The lesson drafts stored in this browser. They are deleted on sign-out and when another person signs in. */
export function draftCopies(): Outbox<ResourceDraft> {
  copies ??= safeOutbox(RESOURCE_DRAFTS)
  return copies
}

export const copyKey = ({ owner, courseId, lessonId }: LessonCopy) =>
  `${owner}/lesson/${courseId}/${lessonId}`

export async function storedCopy(lesson: LessonCopy): Promise<StoredCopy | undefined> {
  const stored = await draftCopies().open(lesson.owner)
  return stored.find(({ key }) => key === copyKey(lesson)) as StoredCopy | undefined
}
