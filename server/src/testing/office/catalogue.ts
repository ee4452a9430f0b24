import { forEachCourseText } from '@mentor-connect/contract/courses/authoring/courseContent'
import { learnerId, mentorId, nameOf } from './people'
import { insertRows, rowsOf, timeWithin, type Database } from './rows'
import type { OfficeSize } from './size'

const DAYS = 365
const SUBJECTS = ['Career', 'Design', 'Writing', 'Languages', 'Programming', 'Music']

export const courseId = (index: number) => `course-${index}`
const titleOf = (index: number) => `Course ${index}: ${SUBJECTS[index % SUBJECTS.length]!} for beginners`

/** Inserts courses. All of them contain the words `for beginners`; one in five hundred contains `quilting`. */
export async function insertCatalogue(
  db: Database,
  { mentors, courses, certificates }: OfficeSize,
  now: Date,
) {
  const mentorOf = (index: number) => index % mentors
  await insertRows(
    db,
    'courses',
    rowsOf(courses, (index) => ({
      ...forEachCourseText(() => ''),
      id: courseId(index),
      title: titleOf(index),
      banner: '',
      mentor_id: mentorId(mentorOf(index)),
      ...textsOf(index, nameOf(mentorOf(index))),
      rating_sum: 4,
      rating_count: 1,
      rating_average: 4,
      students: index % 90,
      module_count: 0,
      lesson_count: 0,
      created_at: timeWithin(DAYS, now, index),
      updated_at: timeWithin(DAYS, now, index),
      status: statusOf(index),
      ...(index % 40 === 0 && { unlisted_at: now.toISOString(), unlisted_reason: 'It sells something.' }),
    })),
  )
  await insertRows(
    db,
    'course_domains',
    rowsOf(courses, (index) => ({
      course_id: courseId(index),
      position: 0,
      domain: SUBJECTS[index % SUBJECTS.length]!,
      created_at: null,
      students: null,
      rating_average: null,
      title: null,
    })),
  )
  await insertRows(
    db,
    'certificates',
    rowsOf(certificates, (index) => certificateOf(index, index % courses, now)),
  )
}

function textsOf(index: number, mentor: string) {
  const description = index % 500 === 3 ? 'What one does with quilting' : 'What one does with both hands'
  return { description, search_text: `${titleOf(index)} ${description} ${mentor}`.toLowerCase() }
}

const statusOf = (index: number) => {
  if (index % 10 === 9) return 'draft' as const
  return index % 10 === 8 ? ('archived' as const) : ('published' as const)
}

const certificateOf = (index: number, course: number, now: Date) => ({
  id: `MC-SEED-${index}`,
  learner_id: learnerId(index),
  learner_name: nameOf(index),
  course_id: courseId(course),
  course_name: titleOf(course),
  instructor_name: 'Ravi Kumar',
  created_at: timeWithin(DAYS, now, index),
  updated_at: timeWithin(DAYS, now, index),
  revoked_at: null,
  revoked_reason: null,
  credential: null,
  status_index: null,
})
