import type { CourseCelebration } from '@mentor-connect/contract/learning/celebrations'
import { errors } from '../../platform/http/errors'
import { lockEnrolment, markCelebrated } from '../../courses/progress/enrolments.repo'
import { completionIn } from '../../courses/progress/progress.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import { nextCourses } from './nextCourses.query'

interface FinishedCourse {
  learnerId: string
  courseId: string
  language?: string
}

export function celebrationService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /** Marks the course as celebrated. If there are several requests, only the first one is told to celebrate. */
    async celebrate(course: FinishedCourse): Promise<CourseCelebration> {
      const isFirst = await db.transaction().execute(async (tx) => {
        const enrolment = await lockEnrolment(tx, course)
        if (!enrolment) throw errors.notEnrolled()
        if (enrolment.celebrated_at !== null) return false
        const { isComplete } = await completionIn(tx, course.learnerId, course.courseId)
        if (!isComplete) throw errors.courseIncomplete()
        await markCelebrated(tx, course, clock().toISOString())
        return true
      })
      return { isFirst, next: isFirst ? await nextCourses(db, course) : [] }
    },
  }
}
