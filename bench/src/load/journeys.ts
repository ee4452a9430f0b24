import { getCourse, getCourses, getDomains } from '@mentor-connect/contract/api/courses'
import { getUserDetails, updateProgress } from '@mentor-connect/contract/api/learners'
import { getMentorDashboard } from '@mentor-connect/contract/api/mentorArea'
import { getMentorPage } from '@mentor-connect/contract/api/mentorDirectory'
import { paths } from '@mentor-connect/contract/remote'
import type { DrillWorld } from '@mentor-connect/server/testing/drill/drillWorld'

export type Who = 'visitor' | 'learner' | 'mentor'

export interface Step {
  to: 'api' | 'site'
  path: string
  cookie?: string
  body?: object
}

/** Share of the steps. */
export const MIX: Record<Who, number> = { visitor: 0.5, learner: 0.42, mentor: 0.08 }

type Pick = <Item>(items: Item[]) => Item

/** Steps of many people, mixed. Half of what visitors do is a page; two of five steps of learners save progress. */
export function journeysOf(world: DrillWorld, random: () => number = Math.random): () => Step {
  const pick: Pick = (items) => items[Math.floor(random() * items.length)]!
  const stepOf: Record<Who, () => Step> = {
    visitor: () => pick(visitorSteps(pick(world.courseIds))),
    // Everybody is enrolled in the first course.
    learner: () => pick(learnerSteps(pick(world.learners), world.courseIds[0]!)),
    mentor: () => pick(mentorSteps(pick(world.mentors))),
  }
  return () => {
    const draw = random()
    const who = draw < MIX.visitor ? 'visitor' : draw < MIX.visitor + MIX.learner ? 'learner' : 'mentor'
    return stepOf[who]()
  }
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
  const read = (path: string): Step => ({ to: 'api', path, cookie })
  const saved: Step = {
    ...{ to: 'api', path: updateProgress.path, cookie },
    body: { userId: id, courseId, progress: { '0-0': 'completed' } },
  }
  return [
    read(`${getUserDetails.path}?userId=${id}`),
    read(getCourse.path.replace(':id', courseId)),
    read(getDomains.path),
    saved,
    saved,
  ]
}

function mentorSteps({ cookie }: { cookie: string }): Step[] {
  return [{ to: 'api', path: getMentorDashboard.path, cookie }]
}
