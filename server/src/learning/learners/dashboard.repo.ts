import type { Dashboard, ProgressDetail } from '@mentor-connect/contract/learning/learners'
import type { Completion } from '@mentor-connect/contract/courses/completion'
import { errors } from '../../platform/http/errors'
import type { Database } from '../../kernel/database/schema'
import { validCertificates } from '../certificates/certificates.repo'
import { presentOwnCertificate } from '../certificates/presentCertificate'
import { completions } from '../../courses/progress/progress.repo'
import { asksBirthYear, findAge } from '../../accounts/people/age.repo'
import { asksSubjects, loadLearner } from '../../accounts/people/learnerAccount.repo'
import { activityOf, type When } from './activity'
import { recentLearnings } from './recentLearnings.repo'

export async function loadDashboard(db: Database, learnerId: string, when: When): Promise<Dashboard> {
  const user = await loadLearner(db, learnerId)
  if (!user) throw errors.notFound('Learner')
  const done = await completions(db, learnerId)
  const age = await findAge(db, learnerId)
  return {
    user,
    ...(age && asksBirthYear(age) && { asksBirthYear: true }),
    ...((await asksSubjects(db, user)) && { asksSubjects: true }),
    progressSummary: summariseProgress(user.courses, done),
    certificates: (await validCertificates(db, learnerId)).map(presentOwnCertificate),
    recentLearnings: await recentLearnings(db, learnerId),
    activity: await activityOf(db, learnerId, when),
  }
}

interface NamedCourse {
  courseId: string
  courseName: string
}

export function summariseProgress(courses: NamedCourse[], done: Map<string, Completion>) {
  const all = [...done.values()]
  return {
    totalCourses: courses.length,
    completedCourses: all.filter((one) => one.isComplete).length,
    completedModules: all.reduce((sum, one) => sum + one.completedModules, 0),
    progressDetails: courses.map(({ courseId, courseName }): ProgressDetail => ({
      courseId,
      title: courseName,
      completedCount: done.get(courseId)?.completedCount ?? 0,
      totalLessons: done.get(courseId)?.totalLessons ?? 0,
    })),
  }
}
