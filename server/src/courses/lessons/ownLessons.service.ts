import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { minutesOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { isProving, type LessonKind } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { errors } from '../../platform/http/errors'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { storable } from '../catalogue/lessonBody'
import { unwrittenIn } from '../catalogue/unwrittenLessons.query'
import { deleteDraft } from './lessonDrafts.repo'
import { requireOwnBodyFiles } from './ownBodyFiles.policy'
import { changedLesson, knownBlocks, lockedLesson, ownLesson, ownPage } from './ownLesson'
import { isDraftCourse, updateReading, type FoundOwnLesson, type OwnLessonId } from './ownLessons.repo'
import { writeBody } from './writeBody'

interface Written {
  body: LessonBody
  kind: LessonKind
  minutes?: number
  preview: boolean
  version?: string
  draftVersion?: string
}

/** Reads and changes lessons on behalf of their mentor. */
export function ownLessonService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    read: async (id: OwnLessonId): Promise<OwnLessonPage> => ownPage(id, await ownLesson(db, id)),

    save(id: OwnLessonId, { body, version, draftVersion, ...written }: Written): Promise<OwnLessonPage> {
      return db.transaction().execute(async (tx) => {
        const before = await lockedLesson(tx, id, { version, draftVersion })
        requireSameProof(before.kind, written.kind)
        await requireOwnBodyFiles(tx, id, { body, before: knownBlocks(before) })
        const now = clock().toISOString()
        const wasWritten = await isWritten(tx, id)
        await deleteDraft(tx, id.courseId, id.lessonId)
        await writeBody(tx, id, { body: storable(body), before, now })
        const reading = { ...written, minutes: written.minutes ?? minutesOf(body) }
        if (isOtherReading(before, reading)) await updateReading(tx, id, reading, now)
        if (wasWritten) await requireStillWritten(tx, id)
        return ownPage(id, await changedLesson(tx, id))
      })
    },

    /**
     * Replaces the text of a lesson with the version before the last save. The replaced text becomes the
     * earlier version.
     */
    restore(id: OwnLessonId, version: string | undefined): Promise<OwnLessonPage> {
      return db.transaction().execute(async (tx) => {
        const before = await lockedLesson(tx, id, { version })
        if (before.earlierBody === null) throw errors.notFound('Earlier version')
        const wasWritten = await isWritten(tx, id)
        await writeBody(tx, id, { body: before.earlierBody, before, now: clock().toISOString() })
        if (wasWritten) await requireStillWritten(tx, id)
        return ownPage(id, await changedLesson(tx, id))
      })
    },
  }
}

/**
 * Refuses to change a lesson to or from a quiz or task: results of learners would be lost, or would be missing
 * for learners who have completed the lesson.
 */
function requireSameProof(before: LessonKind, kind: LessonKind) {
  if (before !== kind && (isProving(before) || isProving(kind)))
    throw errors.invalidInput({ kind: 'A quiz or task stays one. Add a new lesson instead.' })
}

const isWritten = async (tx: Tx, { courseId, lessonId }: OwnLessonId) =>
  !(await unwrittenIn(tx, courseId)).has(lessonId)

/** Refuses to remove all content of a lesson that learners can see. */
async function requireStillWritten(tx: Tx, id: OwnLessonId) {
  if ((await isWritten(tx, id)) || (await isDraftCourse(tx, id.courseId))) return
  throw errors.invalidInput({
    body: 'Learners see this lesson. Leave something in it, or remove the lesson from the course.',
  })
}

const isOtherReading = (
  before: FoundOwnLesson,
  { kind, minutes, preview }: { kind: LessonKind; minutes: number; preview: boolean },
) => before.kind !== kind || before.minutes !== minutes || (before.preview === 1) !== preview
