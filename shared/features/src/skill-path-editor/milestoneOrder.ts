import type { ChosenCourse, MilestoneValues } from './pathValues'

/** Direction of a move by one position: up or down. */
export type Step = -1 | 1

export const canMoveMilestone = (milestones: MilestoneValues[], index: number, step: Step) =>
  milestones[index + step] !== undefined

export function moveMilestone(milestones: MilestoneValues[], index: number, step: Step): MilestoneValues[] {
  const [moved, other] = [milestones[index], milestones[index + step]]
  if (!moved || !other) return milestones
  return milestones.map((milestone, at) => (at === index ? other : at === index + step ? moved : milestone))
}

interface Place {
  milestone: number
  course: number
}

/**
 * Returns true if a course can be moved. It can also be moved out of its milestone, into the one above or
 * below.
 */
export const canMoveCourse = (milestones: MilestoneValues[], { milestone, course }: Place, step: Step) =>
  milestones[milestone]?.courses[course + step] !== undefined || milestones[milestone + step] !== undefined

export function moveCourse(milestones: MilestoneValues[], place: Place, step: Step): MilestoneValues[] {
  if (!canMoveCourse(milestones, place, step)) return milestones
  const { milestone, course } = place
  const moved = milestones[milestone]!.courses[course]!
  const rest = milestones[milestone]!.courses.filter((_, index) => index !== course)
  const staysInside = milestones[milestone]!.courses[course + step] !== undefined
  const target = staysInside ? milestone : milestone + step
  return milestones.map((one, at) => {
    const courses = at === milestone ? rest : one.courses
    if (at !== target) return { ...one, courses }
    const position = staysInside ? course + step : step === 1 ? 0 : courses.length
    return { ...one, courses: [...courses.slice(0, position), moved, ...courses.slice(position)] }
  })
}

export const withCourse = (milestones: MilestoneValues[], index: number, course: ChosenCourse) =>
  milestones.map((milestone, at) =>
    at === index ? { ...milestone, courses: [...milestone.courses, course] } : milestone,
  )

export const withoutCourse = (milestones: MilestoneValues[], courseId: string) =>
  milestones.map((milestone) => ({
    ...milestone,
    courses: milestone.courses.filter((course) => course.courseId !== courseId),
  }))

/** Returns a key that no milestone has yet. */
export const newKey = (milestones: MilestoneValues[]): string =>
  `m${Math.max(-1, ...milestones.map(({ key }) => Number(key.slice(1)))) + 1}`
