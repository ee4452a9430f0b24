import type { Role } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { cookiesOf, SESSION_COOKIE } from '../../accounts/session/cookies'
import { hashSecret, newSecret } from '../../platform/keys/secrets'
import { insertSession } from '../../accounts/session/sessions.repo'
import { migrations } from '../../kernel/database/migrations/index'
import type { ApiDatabase, Database } from '../../kernel/database/schema'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import { migrate } from '../../platform/database/migrate'
import { openDatabase, type DatabaseLocation } from '../../platform/database/openDatabase'

/** A signed-in person. */
export interface DrillAccount {
  id: string
  role: Role
  /** Value of a `cookie` header. */
  cookie: string
}

export interface DrillWorld {
  learners: DrillAccount[]
  mentors: DrillAccount[]
  courseIds: string[]
}

export interface DrillWorldSize {
  learners: number
  mentors: number
  courses: number
  /** True to enrol everybody in the first course, and the last learner in all courses. */
  isBusy?: boolean
  /** Public address of the API, which determines the name of the cookie; default: an http address. */
  apiUrl?: string
}

const LESSONS_OF_COURSE = [2, 2]
/** A course with the maximum number of lessons; only in a busy world. */
const LONG_COURSE = 'course-long'
const LESSONS_OF_LONG_COURSE = [50, 50, 50, 50, 50, 50]

/** Fills an empty database of the main API with signed-in people and courses. No service may be running. */
export async function fillDrillWorld(
  location: DatabaseLocation,
  { learners, mentors, courses, isBusy, apiUrl = 'http:' }: DrillWorldSize,
): Promise<DrillWorld> {
  const db = openDatabase<ApiDatabase>(location)
  await migrate(db, migrations)
  const world = await db.transaction().execute(async (tx) => {
    const mentorIds = numbered('m-drill', mentors)
    for (const id of mentorIds) await insertMentor(tx, { id })
    const courseIds = numbered('course', courses)
    for (const id of courseIds)
      await insertCourse(tx, {
        id,
        title: `Course ${id}`,
        mentorId: mentorIds[0],
        lessons: LESSONS_OF_COURSE,
      })
    const learnerIds = numbered('u-drill', learners)
    const created_at = new Date().toISOString()
    for (const id of learnerIds)
      await tx
        .insertInto('learners')
        .values({
          id,
          email: `${id}@example.org`,
          name: id,
          verified: 1,
          created_at,
          updated_at: created_at,
          password_hash: null,
          mobile: null,
          profile: null,
          auth_type: null,
          language: null,
        })
        .execute()
    if (isBusy) {
      await insertCourse(tx, { id: LONG_COURSE, mentorId: mentorIds[0], lessons: LESSONS_OF_LONG_COURSE })
      await enrolMany(tx, learnerIds, [...courseIds, LONG_COURSE], created_at)
    }
    const signIn = async (id: string, role: Role): Promise<DrillAccount> => {
      const secret = newSecret()
      await insertSession(tx, {
        id_hash: hashSecret(secret),
        person_id: id,
        role,
        created_at,
        last_used_at: created_at,
        browser: null,
        system: null,
        device_id: null,
        expires_at: new Date(Date.now() + DAY_MS).toISOString(),
      })
      return { id, role, cookie: `${cookiesOf(apiUrl).nameOf(SESSION_COOKIE)}=${secret}` }
    }
    const signedIn = async (ids: string[], role: Role) => {
      const accounts: DrillAccount[] = []
      for (const id of ids) accounts.push(await signIn(id, role))
      return accounts
    }
    return {
      learners: await signedIn(learnerIds, 'user'),
      mentors: await signedIn(mentorIds, 'mentor'),
      courseIds,
    }
  })
  await db.destroy()
  return world
}

async function enrolMany(db: Database, learnerIds: string[], courseIds: string[], at: string) {
  const busiest = learnerIds.at(-1)!
  const enrolments = [
    ...learnerIds.slice(0, -1).map((learner_id) => ({ learner_id, course_id: courseIds[0]! })),
    ...courseIds.map((course_id) => ({ learner_id: busiest, course_id })),
  ]
  for (const enrolment of enrolments)
    await db
      .insertInto('enrolments')
      .values({ ...enrolment, created_at: at, last_active_at: at })
      .execute()
  for (const { learner_id, course_id } of enrolments)
    await db
      .insertInto('lesson_progress')
      .values({ learner_id, course_id, lesson_id: 'lesson-0-0', status: 'completed', updated_at: at })
      .execute()
}

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`)
