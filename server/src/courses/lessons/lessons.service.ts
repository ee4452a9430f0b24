import type { LessonPage, Neighbour } from '@mentor-connect/contract/courses/lessons/lessons'
import { minutesOf } from '@mentor-connect/contract/courses/lessons/lessonMinutes'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { courseErrors } from '../courseErrors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { keyOf } from '../catalogue/placedLesson'
import { lockEnrolment, touchEnrolment } from '../progress/enrolments.repo'
import { startLesson } from '../progress/startLesson'
import { requireReader } from './lessonAccess.policy'
import { NOT_WRITTEN, readBody } from '../catalogue/lessonBody'
import { findDraft } from './lessonDrafts.repo'
import { upsertPosition, type Position } from './lessonPositions.repo'
import { findLesson, findReading, lessonsInOrder, lockLesson, type FoundLesson } from './lessons.repo'

interface Asked {
  courseId: string
  lessonId: string
}

type Reached = Omit<Position, 'at'> & { ageMs?: number }

export function lessonService(dependencies: Pick<ApiDependencies, 'db' | 'clock'>) {
  const { db, clock } = dependencies

  return {
    /** Reads a lesson. For an enrolled learner, this also starts the lesson. */
    async read({ courseId, lessonId }: Asked, session: Session | null): Promise<LessonPage> {
      const lesson = await findLesson(db, courseId, lessonId)
      if (!lesson) throw errors.notFound('Lesson')
      const learnerId = session?.role === 'user' ? session.personId : ''
      const reading = await findReading(db, learnerId, courseId, lessonId)
      requireReader(lesson, { session, isEnrolled: reading !== undefined })
      const page = await lessonPage(lesson, courseId)
      if (!reading) return page
      const status = await startLesson(dependencies, {
        learnerId,
        courseId,
        lessonId,
        status: reading.status,
      })
      return { ...page, status, ...positionOf(reading) }
    },

    /** Returns the lesson with its draft, for the course's mentor. */
    async readDraft({ courseId, lessonId }: Asked, mentorId: string): Promise<LessonPage> {
      const lesson = await findLesson(db, courseId, lessonId)
      if (lesson?.mentorId !== mentorId) throw errors.notFound('Lesson')
      const draft = await findDraft(db, courseId, lessonId)
      return lessonPage({ ...lesson, ...draft }, courseId)
    },

    /**
     * Stores the learner's position in a lesson. Its time is clamped to the time between the enrolment and now,
     * because device clocks may be wrong.
     */
    async savePosition({ ageMs = 0, ...reached }: Reached) {
      const { courseId, lessonId, blockId, second } = reached
      if (blockId === undefined && second === undefined)
        throw errors.invalidInput({ blockId: 'Enter a block or a second.' })
      const now = clock()
      await db.transaction().execute(async (tx) => {
        const enrolment = await lockEnrolment(tx, reached)
        if (!enrolment) throw courseErrors.notEnrolled()
        if (!(await lockLesson(tx, courseId, lessonId))) throw errors.notFound('Lesson')
        const claimed = new Date(now.getTime() - ageMs).toISOString()
        const at = claimed < enrolment.created_at ? enrolment.created_at : claimed
        await upsertPosition(tx, { ...reached, at }, now.toISOString())
        await touchEnrolment(tx, reached, at)
      })
    },
  }

  async function lessonPage(lesson: FoundLesson, courseId: string): Promise<LessonPage> {
    const { id, title, kind, courseTitle, moduleName, savedAt } = lesson
    const body = readBody(lesson.body)
    return {
      courseId,
      courseTitle,
      moduleName,
      key: keyOf(lesson),
      body,
      version: savedAt ?? NOT_WRITTEN,
      lesson: {
        id,
        title,
        kind,
        minutes: lesson.minutes ?? minutesOf(body),
        ...(lesson.preview === 1 && { preview: true as const }),
      },
      ...neighboursOf(await lessonsInOrder(db, courseId), id),
    }
  }
}

type Ordered = Awaited<ReturnType<typeof lessonsInOrder>>[number]

function neighboursOf(lessons: Ordered[], id: string) {
  const at = lessons.findIndex((lesson) => lesson.id === id)
  const [previous, next] = [lessons[at - 1], lessons[at + 1]]
  return { ...(previous && { previous: neighbour(previous) }), ...(next && { next: neighbour(next) }) }
}

function neighbour({ id, title, kind, url, file }: Ordered): Neighbour {
  if (kind) return { id, title, kind }
  return { id, title, ...(url && { url }), ...(file && { file }) }
}

type Reading = NonNullable<Awaited<ReturnType<typeof findReading>>>

function positionOf({ at, block_id, second }: Reading): Pick<LessonPage, 'position'> {
  if (at === null) return {}
  return {
    position: { ...(block_id !== null && { blockId: block_id }), ...(second !== null && { second }), at },
  }
}
