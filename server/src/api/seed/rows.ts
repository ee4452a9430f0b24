import { forEachCourseText, type CourseTexts } from '@mentor-connect/contract/courses/authoring/courseContent'
import { courseFormat } from '@mentor-connect/contract/courses/courseFacts'
import { languageOfTitle } from '@mentor-connect/contract/courses/courseLanguages'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { Insertable } from 'kysely'
import type { ApiDatabase } from '../../kernel/database/schema'
import { mentorSearchText } from '../../accounts/people/mentorSearchText'
import { mondayOf } from '../../platform/time/mondayOf'
import { factColumns } from '../../courses/catalogue/courseFacts'
import {
  type DemoCourse,
  type DemoLearner,
  type DemoMentor,
  type DemoReview,
  type Look,
  MENTORS,
} from './demoContent'

export type Row<Table extends keyof ApiDatabase> = Insertable<ApiDatabase[Table]>

export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString()
}

const portraitOf = (drawnFrom: string, look: Look) => `/media/portraits/${drawnFrom}.svg?look=${look}`

/** Returns a fictional mobile number of ten digits, as displayed after +91. */
const mobileOf = (index: number) => `90000${String(index + 1).padStart(5, '0')}`

export function mentorRow(
  mentor: DemoMentor,
  index: number,
  now: Date,
  account: { email: string; passwordHash: string | null },
): Row<'mentors'> {
  const joined = daysBefore(now, 400 - index * 23)
  return {
    id: mentor.id,
    email: account.email,
    name: mentor.name,
    password_hash: account.passwordHash,
    mobile: mobileOf(index),
    profile: portraitOf(mentor.id, mentor.look),
    verified: 1,
    status: mentor.active ? 'active' : 'inactive',
    expertise: mentor.expertise,
    experience: mentor.experience,
    headline: mentor.headline,
    story: mentor.story,
    city: mentor.city,
    time_zone: DEFAULT_TIME_ZONE,
    found_by: mentorSearchText(mentor, mentor.domains),
    // Marks the mentor as active this week. Otherwise, requests to mentors who never logged in would be
    // paused at once.
    active_week: mondayOf(now.toISOString()),
    created_at: joined,
    updated_at: joined,
  }
}

/** Returns the checks of a mentor. They were made a month after the mentor joined. */
export function checkRows({ id, checks = [] }: DemoMentor, index: number, now: Date): Row<'mentor_checks'>[] {
  return checks.map(({ kind, of }, position) => ({
    id: `${id}-check-${position + 1}`,
    mentor_id: id,
    kind,
    detail: of,
    withdrawn_at: null,
    checked_on: daysBefore(now, 370 - index * 23).slice(0, 10),
  }))
}

export function learnerRow(
  learner: DemoLearner,
  index: number,
  now: Date,
  account: { email: string; passwordHash: string | null },
): Row<'learners'> {
  const joined = daysBefore(now, 300 - index * 9)
  return {
    id: learner.id,
    email: account.email,
    name: learner.name,
    password_hash: account.passwordHash,
    mobile: null,
    // The portrait is shown next to public reviews, so it must not be derived from the account id, unlike
    // that of a mentor.
    profile: portraitOf(`learner-${index + 1}`, learner.look),
    verified: 1,
    auth_type: null,
    birth_year: 1990 + (index % 12),
    birth_year_asked: 1,
    subjects_asked: 1,
    created_at: joined,
    updated_at: joined,
  }
}

/**
 * Returns the row of a course.
 *
 * @param index position of the course, counted from the newest one
 */
export function courseRow(
  course: DemoCourse,
  index: number,
  now: Date,
  counted: { reviews: DemoReview[]; students: number },
): Row<'courses'> {
  const texts: Partial<CourseTexts> = course
  const lessons = Object.values(course.modules).flat()
  const sum = counted.reviews.reduce((total, review) => total + review.rating, 0)
  return {
    id: course.id,
    ...forEachCourseText((field) => texts[field] ?? ''),
    language: languageOfTitle(course.title),
    ...factColumns(course),
    search_text: '',
    banner: `/media/banners/${course.id}.svg`,
    mentor_id: course.mentor,
    rating_sum: sum,
    rating_count: counted.reviews.length,
    rating_average: counted.reviews.length > 0 ? sum / counted.reviews.length : 0,
    students: counted.students,
    module_count: Object.keys(course.modules).length,
    lesson_count: lessons.length,
    format: courseFormat(lessons),
    created_at: daysBefore(now, 95 + index * 4),
    updated_at: daysBefore(now, 3 + index * 2),
  }
}

export function moduleRows(course: DemoCourse): Row<'modules'>[] {
  return Object.keys(course.modules).map((name, position) => ({
    course_id: course.id,
    id: `module-${position}`,
    position,
    name,
  }))
}

export function lessonRows(course: DemoCourse): Row<'lessons'>[] {
  return Object.values(course.modules).flatMap((lessons, module_position) =>
    lessons.map(({ id, preview, ...lesson }, position) => ({
      course_id: course.id,
      id: id ?? `lesson-${module_position}-${position}`,
      module_position,
      position,
      ...lesson,
      file: null,
      preview: preview ? (1 as const) : (0 as const),
    })),
  )
}

export function tagRows(personId: string, values: string[]): Row<'mentor_domains'>[] {
  return values.map((value, position) => ({ person_id: personId, position, value }))
}

export function nameOf(mentorId: string): string {
  const mentor = MENTORS.find(({ id }) => id === mentorId)
  if (!mentor) throw new Error(`no demo mentor has the id ${mentorId}`)
  return mentor.name
}
