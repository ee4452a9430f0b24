import type { StepCourse } from '@mentor-connect/contract/learning/plan'
import { SUBJECT_ROWS } from '@mentor-connect/contract/courses/subjectData'
import { isListed } from '../../courses/catalogue/courseVisibility.query'
import { coursesAbout } from '../../courses/catalogue/search/coursesAbout.query'
import { completions } from '../../courses/progress/progress.repo'
import type { Database } from '../../kernel/database/schema'

/**
 * Number of courses that are read for a plan. If there are more courses on its subjects, the most popular
 * ones are read.
 */
const COURSES_READ = 500

interface Step {
  subject: string | null
  course_id: string | null
}

/**
 * Finds the course of each step; undefined for a step that has none. It is the pinned course or a course of
 * the step's subject: one that the learner is enrolled in, else one in the language of the page, else the
 * most popular one. If the subject has no course, it is the best course that a search for the subject finds.
 */
export async function stepCourses(
  db: Database,
  steps: Step[],
  { learnerId, language }: { learnerId: string; language: string },
): Promise<(StepCourse | undefined)[]> {
  const percents = await percentsOf(db, learnerId)
  const courses = await coursesFor(db, steps)
  const searched = await searchedCourses(db, steps, courses, language)
  return steps.map((step) => {
    const ofSubject = courses.filter(({ domain }) => domain === domainOf(step.subject))
    const pinned = courses.find(({ id }) => id === step.course_id)
    const enrolled = ofSubject.find(({ id }) => percents.has(id))
    const inLanguage = ofSubject.find((course) => course.language === language)
    const others = searched.get(step.subject ?? '') ?? []
    // An unfinished course is preferred, because a finished course that only mentions the subject must not
    // complete the step.
    const other = others.find(({ id }) => percents.get(id) !== 100) ?? others[0]
    const found = pinned ?? enrolled ?? inLanguage ?? ofSubject[0] ?? other
    if (!found) return undefined
    const { id, title } = found
    const isEnrolled = percents.has(id)
    const reason = pinned ? 'pinned' : isEnrolled ? 'enrolled' : inLanguage ? 'language' : 'popular'
    const bySearch = found === other && { bySearch: true }
    return { id, title, isEnrolled, percent: percents.get(id) ?? 0, reason, ...bySearch }
  })
}

/** Returns, for each subject that has no course, the courses that a search for the subject finds. */
async function searchedCourses(db: Database, steps: Step[], courses: { domain: string }[], language: string) {
  const found = new Map<string, { id: string; title: string }[]>()
  for (const subject of new Set(steps.map((step) => step.subject)))
    if (subject && !courses.some(({ domain }) => domain === domainOf(subject)))
      found.set(subject, await coursesAbout(db, subject, language))
  return found
}

const domainOf = (subject: string | null) => SUBJECT_ROWS.find(([id]) => id === subject)?.[1]

/** Returns course id → completed share in percent. It is 100 only if the course is complete. */
async function percentsOf(db: Database, learnerId: string): Promise<Map<string, number>> {
  const all = await completions(db, learnerId)
  return new Map(
    [...all].map(([id, { percent, isComplete }]) => [id, isComplete ? 100 : Math.min(percent, 99)]),
  )
}

/**
 * Selects the listed courses of all subjects, and the pinned ones. Courses with the most learners come first.
 */
function coursesFor(db: Database, steps: Step[]) {
  const domains = steps.flatMap(({ subject }) => domainOf(subject) ?? [])
  const pinned = steps.flatMap(({ course_id }) => course_id ?? [])
  return db
    .selectFrom('courses')
    .innerJoin('course_domains', 'course_domains.course_id', 'courses.id')
    .select(['courses.id', 'courses.title', 'courses.language', 'course_domains.domain'])
    .where(isListed)
    .where((eb) =>
      eb.or([
        eb('course_domains.domain', 'in', domains.length > 0 ? domains : ['']),
        eb('courses.id', 'in', pinned.length > 0 ? pinned : ['']),
      ]),
    )
    .orderBy('courses.students', 'desc')
    .orderBy('courses.id')
    .limit(COURSES_READ)
    .execute()
}
