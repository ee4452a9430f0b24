import { topicsOf } from '@mentor-connect/contract/mentoring/mentorTopics'
import type { Database, Tx } from '../../kernel/database/schema'
import type { FileStore } from '../../platform/files/store/fileStore'
import { DEMO_ACCOUNTS } from '../../platform/demo/demoAccounts'
import { indexCourses } from '../../courses/catalogue/search/courseWords.repo'
import { writeDemoAssessment } from './demoAssessment'
import { writeDemoCommunity } from './demoCommunity'
import { writeDemoBookingPage, writeDemoHours } from './demoHours'
import { writeDemoSession } from './demoSession'
import { writeDemoWorkshop } from './demoWorkshop'
import { writeDemoLearning } from './demoLearning'
import { writeDemoMentorReviews } from './demoMentorReviews'
import { writeDemoMentorships } from './demoMentorships'
import { writeDemoNotes } from './demoNotes'
import { writeDemoOpenings } from './demoOpenings'
import { writeDemoPlan } from './demoPlan'
import { writeDemoPortfolio } from './demoPortfolio'
import { writeDemoProjects } from './demoProjects'
import { writeDemoQuestions } from './demoQuestions'
import { writeDemoSkillPaths } from './demoSkillPaths'
import { enrolledAt, lastActiveAt, reviewedDaysAgo, studentsOf } from './enrolments'
import {
  checkRows,
  courseRow,
  daysBefore,
  learnerRow,
  lessonRows,
  mentorRow,
  moduleRows,
  tagRows,
} from './rows'
import { COURSES, IN_PLACE_COURSES, LEARNERS, MENTORS, REVIEWS } from './demoContent'
import { DEMO_CONTENT } from './inPlaceCourses'
import { readLessonTexts } from './lessonTexts'
import { readQuizzes, writeQuizzes } from './seedQuizzes'
import { readTasks, writeTasks } from './seedTasks'
import { storeLessonFiles, writeLessonTexts } from './seedLessons'

interface Options {
  clock: () => Date
  /** Store for the pictures and videos of lessons. */
  files: FileStore
  hashPassword: (password: string) => Promise<string>
}

/** Writes the demo content into an empty database, atomically. Returns false if the database is not empty. */
export async function seed(db: Database, { clock, files, hashPassword }: Options): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const now = clock()
  const accounts = await hashAccounts(hashPassword)
  const texts = (
    await Promise.all(IN_PLACE_COURSES.map((course) => readLessonTexts(DEMO_CONTENT, course)))
  ).flat()
  const quizzes = (
    await Promise.all(IN_PLACE_COURSES.map((course) => readQuizzes(DEMO_CONTENT, course)))
  ).flat()
  const tasks = (await Promise.all(IN_PLACE_COURSES.map((course) => readTasks(DEMO_CONTENT, course)))).flat()
  await storeLessonFiles(files, texts)
  return db.transaction().execute(async (tx) => {
    if (!(await isEmpty(tx))) return false
    await writePeople(tx, now, accounts)
    await writeCourses(tx, now)
    await writeLessonTexts(tx, texts, { now: now.toISOString(), ownerOf: mentorOf })
    await writeQuizzes(tx, quizzes, now.toISOString())
    await writeReviews(tx, now)
    await writeEnrolments(tx, now)
    await writeDemoLearning(tx, now)
    await writeDemoAssessment(tx, now)
    await writeDemoPlan(tx, now)
    await writeDemoSkillPaths(tx, now)
    await writeDemoHours(tx, now)
    await writeDemoBookingPage(tx, now)
    await writeDemoWorkshop(tx, now)
    await writeDemoOpenings(tx, now)
    await writeDemoPortfolio(tx, now)
    await writeDemoProjects(tx, now)
    await writeDemoMentorships(tx, now)
    await writeDemoMentorReviews(tx, now)
    await writeDemoSession(tx, now)
    await writeDemoNotes(tx, texts, now)
    await writeDemoQuestions(tx, now)
    await writeDemoCommunity(tx, now)
    await writeTasks(tx, tasks, now)
    return true
  })
}

function mentorOf(courseId: string): string {
  const course = IN_PLACE_COURSES.find(({ id }) => id === courseId)
  if (!course) throw new Error(`no course in place has the id ${courseId}`)
  return course.mentor
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of ['mentors', 'learners', 'courses'] as const) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
    if (row) return false
  }
  return true
}

interface Account {
  email: string
  passwordHash: string | null
}

async function hashAccounts(hashPassword: Options['hashPassword']): Promise<Map<string, Account>> {
  const entries = DEMO_ACCOUNTS.map(
    async ({ id, email, password }) => [id, { email, passwordHash: await hashPassword(password) }] as const,
  )
  return new Map(await Promise.all(entries))
}

async function writePeople(tx: Tx, now: Date, accounts: Map<string, Account>) {
  const accountOf = (id: string) =>
    accounts.get(id) ?? { email: `${id}@mentor-connect.test`, passwordHash: null }
  await tx
    .insertInto('mentors')
    .values(MENTORS.map((mentor, index) => mentorRow(mentor, index, now, accountOf(mentor.id))))
    .execute()
  await tx
    .insertInto('mentor_domains')
    .values(MENTORS.flatMap((mentor) => tagRows(mentor.id, mentor.domains)))
    .execute()
  await tx
    .insertInto('mentor_links')
    .values(MENTORS.flatMap((mentor) => tagRows(mentor.id, [`example.org/people/${mentor.id}`])))
    .execute()
  await tx
    .insertInto('mentor_languages')
    .values(MENTORS.flatMap((mentor) => tagRows(mentor.id, mentor.languages)))
    .execute()
  await tx
    .insertInto('mentor_topics')
    .values(MENTORS.flatMap((mentor) => tagRows(mentor.id, topicsOf(mentor.domains))))
    .execute()
  await tx
    .insertInto('mentor_checks')
    .values(MENTORS.flatMap((mentor, index) => checkRows(mentor, index, now)))
    .execute()
  await tx
    .insertInto('learners')
    .values(LEARNERS.map((learner, index) => learnerRow(learner, index, now, accountOf(learner.id))))
    .execute()
}

async function writeCourses(tx: Tx, now: Date) {
  const rows = COURSES.map((course, index) =>
    courseRow(course, index, now, {
      reviews: REVIEWS.filter((review) => review.course === course.id),
      students: studentsOf(course).length,
    }),
  )
  await tx.insertInto('courses').values(rows).execute()
  const domains = COURSES.flatMap((course) =>
    course.domains.map((domain, position) => ({ course_id: course.id, position, domain })),
  )
  await tx.insertInto('course_domains').values(domains).execute()
  await tx.insertInto('modules').values(COURSES.flatMap(moduleRows)).execute()
  await tx.insertInto('lessons').values(COURSES.flatMap(lessonRows)).execute()
  await indexCourses(
    tx,
    COURSES.map(({ id }) => id),
  )
}

async function writeReviews(tx: Tx, now: Date) {
  const rows = REVIEWS.map(({ course, learner, rating, comment }, index) => {
    const written = daysBefore(now, reviewedDaysAgo(index))
    return {
      course_id: course,
      learner_id: learner,
      rating,
      comment,
      created_at: written,
      updated_at: written,
    }
  })
  await tx.insertInto('reviews').values(rows).execute()
}

async function writeEnrolments(tx: Tx, now: Date) {
  const rows = COURSES.flatMap((course) =>
    studentsOf(course).map((learner_id, index) => ({
      learner_id,
      course_id: course.id,
      created_at: enrolledAt(now, course, learner_id, index),
      last_active_at: lastActiveAt(now, index),
    })),
  )
  await tx.insertInto('enrolments').values(rows).execute()
}
