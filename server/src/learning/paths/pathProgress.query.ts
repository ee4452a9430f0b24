import type { PathProgress, SkillPathPlace } from '@mentor-connect/contract/learning/skillPaths'
import { PATH_COURSES_MIN } from '@mentor-connect/contract/learning/skillPathLimits'
import { completions } from '../../courses/progress/progress.repo'
import type { Database } from '../../kernel/database/schema'
import { nextLessons } from '../learners/recentLearnings.repo'
import type { PlacedCourse } from './pathCourses.query'

/** A course that is available, with the progress of one learner. */
interface TakenCourse {
  courseId: string
  title: string
  language: string
  isEnrolled: boolean
  lessons: number
  completedLessons: number
  isComplete: boolean
}

export type PlaceInPath = Omit<SkillPathPlace, 'isJoined'>

/**
 * Returns a learner's progress over the courses of each path, in the order of the paths. Courses that are not
 * available do not count, because nobody could complete them.
 */
export async function progressIn(
  db: Database,
  learnerId: string,
  paths: PlacedCourse[][],
): Promise<PlaceInPath[]> {
  const taken = await takenCourses(db, learnerId, paths)
  const nextIds = taken.flatMap((courses) => nextOf(courses)?.courseId ?? [])
  const lessons = await nextLessons(db, learnerId, [...new Set(nextIds)])
  return taken.map((courses) => {
    const next = nextOf(courses)
    const lesson = next?.isEnrolled ? lessons.get(next.courseId) : undefined
    return {
      progress: { ...totalsOf(courses), ...(next && { next: presentNext(next, lesson) }) },
      courses: courses.map(({ courseId, isEnrolled, ...course }) => ({
        courseId,
        isEnrolled,
        percent: percentOf([course]),
        isComplete: course.isComplete,
      })),
    }
  })
}

async function takenCourses(db: Database, learnerId: string, paths: PlacedCourse[][]) {
  const done = await completions(db, learnerId)
  const ids = paths.flat().map(({ courseId }) => courseId)
  const enrolled = await enrolledAmong(db, learnerId, ids)
  return paths.map((courses) =>
    courses.flatMap(({ courseId, facts }): TakenCourse[] => {
      if (!facts) return []
      const completion = done.get(courseId)
      return [
        {
          courseId,
          title: facts.title,
          language: facts.language,
          isEnrolled: enrolled.has(courseId),
          lessons: completion?.totalLessons ?? facts.lessons,
          completedLessons: completion?.completedCount ?? 0,
          isComplete: completion?.isComplete ?? false,
        },
      ]
    }),
  )
}

async function enrolledAmong(db: Database, learnerId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where('learner_id', '=', learnerId)
    .where('course_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ course_id }) => course_id))
}

/** Returns the first course of the path that is not completed. */
const nextOf = (courses: TakenCourse[]) => courses.find(({ isComplete }) => !isComplete)

type NextCourse = NonNullable<PathProgress['next']>

const presentNext = (
  { courseId, title, language, isEnrolled }: TakenCourse,
  lesson: NextCourse['lesson'],
): NextCourse => ({ courseId, title, language, isEnrolled, ...(lesson && { lesson }) })

function totalsOf(courses: TakenCourse[]): PathProgress {
  const completed = courses.filter(({ isComplete }) => isComplete)
  return {
    courses: courses.length,
    completedCourses: completed.length,
    lessons: sumOf(courses, 'lessons'),
    completedLessons: sumOf(courses, 'completedLessons'),
    percent: percentOf(courses),
    isComplete: courses.length >= PATH_COURSES_MIN && completed.length === courses.length,
  }
}

type Counted = Pick<TakenCourse, 'lessons' | 'completedLessons' | 'isComplete'>

/**
 * Returns the share of the completed lessons in percent, rounded. It is 100 only if all courses are
 * completed.
 */
function percentOf(courses: Counted[]): number {
  const lessons = sumOf(courses, 'lessons')
  if (lessons === 0) return 0
  if (courses.every(({ isComplete }) => isComplete)) return 100
  return Math.min(99, Math.round((sumOf(courses, 'completedLessons') / lessons) * 100))
}

const sumOf = (courses: Counted[], field: 'lessons' | 'completedLessons') =>
  courses.reduce((sum, course) => sum + course[field], 0)
