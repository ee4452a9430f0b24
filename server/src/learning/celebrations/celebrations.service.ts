import type { CourseCelebration } from '@mentor-connect/contract/learning/celebrations'
import { lockEnrolment, markCelebrated } from '../../courses/progress/enrolments.repo'
import { completionIn } from '../../courses/progress/progress.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import { courseErrors } from '../../courses/courseErrors'
import { certificateErrors } from '../certificateErrors'
import { nextCourses } from '../learners/nextCourses.query'
import { pathCertificates } from '../paths/pathCertificates.service'

interface FinishedCourse {
  learnerId: string
  courseId: string
  language?: string
}

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>

export function celebrationService(dependencies: Dependencies) {
  const { db, clock } = dependencies
  const certificates = pathCertificates(dependencies)

  return {
    /**
     * Marks the course as celebrated, and issues the certificates of the paths that are completed with it. If
     * there are several requests, only the first response tells the client to celebrate.
     */
    async celebrate(course: FinishedCourse): Promise<CourseCelebration> {
      const isFirst = await db.transaction().execute(async (tx) => {
        const enrolment = await lockEnrolment(tx, course)
        if (!enrolment) throw courseErrors.notEnrolled()
        if (enrolment.celebrated_at !== null) return false
        const { isComplete } = await completionIn(tx, course.learnerId, course.courseId)
        if (!isComplete) throw certificateErrors.courseIncomplete()
        await markCelebrated(tx, course, clock().toISOString())
        await certificates.issueCompleted(tx, course)
        return true
      })
      return { isFirst, next: isFirst ? await nextCourses(db, course) : [] }
    },
  }
}
