import { getCourse, getCourses, getDomains } from '@mentor-connect/contract/courses/courses'
import { getUserDetails } from '@mentor-connect/contract/learning/learners'
import { updateProgress } from '@mentor-connect/contract/courses/progress'
import { getMentorDashboard } from '@mentor-connect/contract/mentoring/mentorArea'
import { getMentorPage } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { paths } from '@mentor-connect/contract/remote'
import type { DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'

export interface Step {
  to: 'api' | 'site'
  path: string
  cookie?: string
  body?: object
}

/** Shares of the steps of visitors and of learners. The remaining steps are those of mentors. */
const MIX = { visitor: 0.5, learner: 0.42 }

const pick = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)]!

/**
 * Returns a random step of one of many people. Half of the visitors' steps are pages, and two fifths of the
 * learners' steps save progress.
 */
export function nextStep({ courseIds, learners, mentors }: DrillWorld): Step {
  const draw = Math.random()
  if (draw < MIX.visitor) return pick(visitorSteps(pick(courseIds)))
  // All learners are enrolled in the first course.
  if (draw < MIX.visitor + MIX.learner) return pick(learnerSteps(pick(learners), courseIds[0]!))
  return mentorStep(pick(mentors))
}

const mentorStep = ({ cookie }: { cookie: string }): Step => ({
  to: 'api',
  path: getMentorDashboard.path,
  cookie,
})

/** Returns every step that reads from the API, for one visitor, one learner and one mentor. */
export function readsOf({ courseIds, learners, mentors }: DrillWorld): Step[] {
  const steps = [
    ...visitorSteps(courseIds[1]!),
    ...learnerSteps(learners[0]!, courseIds[0]!),
    mentorStep(mentors[0]!),
  ]
  return steps.filter(({ to, body }) => to === 'api' && !body)
}

function visitorSteps(courseId: string): Step[] {
  const pages = [paths.home, paths.resources, paths.mentorDirectory, paths.resource(courseId)]
  const reads = [
    getCourses.path,
    `${getCourses.path}?search=course`,
    getMentorPage.path,
    getCourse.path.replace(':id', courseId),
  ]
  return [
    ...pages.map((path): Step => ({ to: 'site', path })),
    ...reads.map((path): Step => ({ to: 'api', path })),
  ]
}

function learnerSteps({ id, cookie }: { id: string; cookie: string }, courseId: string): Step[] {
  const reads = [
    `${getUserDetails.path}?userId=${id}`,
    getCourse.path.replace(':id', courseId),
    getDomains.path,
  ]
  const body = { userId: id, courseId, progress: { '0-0': 'completed' } }
  const save: Step = { to: 'api', path: updateProgress.path, cookie, body }
  return [...reads.map((path): Step => ({ to: 'api', path, cookie })), save, save]
}
