import { getCourse, type Course } from '@mentor-connect/contract/courses/courses'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { apiCall } from '../product/apiCall'
import { dashboardOf, type Acknowledged, type ApiWriter } from './apiWriter'

export interface Evaluation {
  /** Number of writes that were acknowledged. */
  acknowledged: number
  lost: number
  doubled: number
}

const NOTHING: Evaluation = { acknowledged: 0, lost: 0, doubled: 0 }

export function sum(evaluations: Evaluation[]): Evaluation {
  return evaluations.reduce(
    (all, one) => ({
      acknowledged: all.acknowledged + one.acknowledged,
      lost: all.lost + one.lost,
      doubled: all.doubled + one.doubled,
    }),
    NOTHING,
  )
}

/** @throws if a person received messages twice, or in the wrong order on one connection */
export function requireOrder(talkers: { client: { outOfOrder: number } }[], where: string) {
  const outOfOrder = talkers.reduce((total, { client }) => total + client.outOfOrder, 0)
  if (outOfOrder > 0) throw new Error(`${outOfOrder} messages of ${where} came twice or out of order.`)
}

/** Compares the data of the API with the writes that it has acknowledged, after the writers have finished. */
export async function checkWrites(
  api: string,
  writers: ApiWriter[],
  courseIds: string[],
): Promise<Evaluation> {
  const evaluations: Evaluation[] = []
  const enrolled = new Map<string, number>()
  for (const writer of writers) {
    evaluations.push({ ...NOTHING, acknowledged: writer.writes })
    for (const [learner, known] of writer.acknowledged)
      evaluations.push(await checkLearner(api, learner, known, enrolled))
  }
  for (const courseId of courseIds)
    evaluations.push(await checkStudents(api, courseId, enrolled.get(courseId) ?? 0))
  return sum(evaluations)
}

async function checkLearner(
  api: string,
  learner: DrillAccount,
  known: Acknowledged,
  enrolled: Map<string, number>,
): Promise<Evaluation> {
  const { user, progressSummary } = await dashboardOf(api, learner)
  const courses = user.courses.map(({ courseId }) => courseId)
  for (const courseId of courses) enrolled.set(courseId, (enrolled.get(courseId) ?? 0) + 1)
  const completed = new Map(
    progressSummary.progressDetails.map(({ courseId, completedCount }) => [courseId, completedCount]),
  )
  const ofLessons = [...known.completed].map(([courseId, count]) =>
    difference(completed.get(courseId) ?? 0, count),
  )
  return sum([
    compareLists(courses, known.enrolments),
    ...ofLessons,
    { ...NOTHING, lost: known.name !== undefined && user.name !== known.name ? 1 : 0 },
  ])
}

/** Compares a list with the entries that it must contain, each exactly once and no others. */
export function compareLists(found: string[], expected: Set<string>): Evaluation {
  const lost = [...expected].filter((one) => !found.includes(one)).length
  return { ...NOTHING, lost, doubled: found.length - expected.size + lost }
}

export function difference(found: number, expected: number): Evaluation {
  return { ...NOTHING, lost: Math.max(0, expected - found), doubled: Math.max(0, found - expected) }
}

/** Checks that the course counts each of its students once. */
async function checkStudents(api: string, courseId: string, students: number): Promise<Evaluation> {
  const { status, text } = await apiCall(api, getCourse.path.replace(':id', courseId))
  if (status !== 200) throw new Error(`${courseId} returned ${status}: ${text}`)
  return difference((JSON.parse(text) as { data: Course }).data.studentsEnrolled, students)
}
