import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { EarlierLesson } from '@mentor-connect/contract/courses/lessons/lessonDrafts'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { readBody, storable } from '../catalogue/lessonBody'
import { deleteDraft, upsertDraft } from './lessonDrafts.repo'
import { requireOwnBodyFiles } from './ownBodyFiles.policy'
import {
  changedLesson,
  draftVersionOf,
  knownBlocks,
  laterThan,
  lockedLesson,
  ownLesson,
  ownPage,
} from './ownLesson'
import type { OwnLessonId } from './ownLessons.repo'

/** Reads and changes drafts of lessons, which mentors write before they publish a change. */
export function lessonDraftService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    save(id: OwnLessonId, body: LessonBody, draftVersion?: string): Promise<{ savedAt: string }> {
      return db.transaction().execute(async (tx) => {
        const before = await lockedLesson(tx, id, { draftVersion })
        await requireOwnBodyFiles(tx, id, { body, before: knownBlocks(before) })
        const savedAt = laterThan(draftVersionOf(before), clock().toISOString())
        await upsertDraft(tx, {
          course_id: id.courseId,
          lesson_id: id.lessonId,
          body: storable(body),
          saved_at: savedAt,
        })
        await changedLesson(tx, id)
        return { savedAt }
      })
    },

    discard(id: OwnLessonId, draftVersion?: string): Promise<OwnLessonPage> {
      return db.transaction().execute(async (tx) => {
        await lockedLesson(tx, id, { draftVersion })
        await deleteDraft(tx, id.courseId, id.lessonId)
        return ownPage(id, await changedLesson(tx, id))
      })
    },

    async earlier(id: OwnLessonId): Promise<EarlierLesson> {
      const { earlierBody, earlierAt } = await ownLesson(db, id)
      if (earlierBody === null) throw errors.notFound('Earlier version')
      return { body: readBody(earlierBody), ...(earlierAt !== null && { savedAt: earlierAt }) }
    },
  }
}
