import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { insertCourse, insertMentor } from '../../courses/catalogue/testing/insertCourse'
import type { Database } from '../../kernel/database/schema'
import { writeAvailability } from '../../mentoring/meetings/availability.repo'
import { DRILLED_KIND, type Act, type BookingServices } from './bookingActs'

const KIND = { title: 'Talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 30 }
const HOURS = {
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 900 })),
  days: [],
  absences: [],
  kinds: [{ ...KIND, id: DRILLED_KIND }],
  meetingUrl: '',
  perDay: 0,
}

/** The request of the process that is killed, and the requests of others at the same time. */
export interface Scene {
  act: Act
  rivals: Act[]
}

export const SCENES = ['book', 'move', 'cancel', 'join', 'promote'] as const
export type SceneName = (typeof SCENES)[number]

interface People {
  mentors: [string, string]
  learners: [string, string, string, string]
  workshop: string
  /** Two times that both mentors offer. */
  starts: [string, string]
}

/** Creates a scene with new people. */
export async function newScene(
  db: Database,
  services: BookingServices,
  name: SceneName,
  run: number,
): Promise<Scene> {
  const people = await newPeople(db, services, run)
  return PREPARE[name](people, services)
}

const PREPARE: Record<SceneName, (people: People, services: BookingServices) => Promise<Scene>> = {
  async book({ mentors: [ravi, kavita], learners: [asha, bela, chitra], starts: [start] }) {
    return {
      act: book(asha, ravi, start),
      rivals: [book(bela, ravi, start), book(asha, kavita, start), book(chitra, ravi, start)],
    }
  },

  async move({ mentors: [ravi, kavita], learners: [asha, bela], starts: [start, later] }, { perform }) {
    const meeting = await booked(perform, book(asha, ravi, start))
    return {
      act: { kind: 'move', by: 'user', person: asha, meeting, revision: 0, start: later },
      rivals: [book(bela, ravi, later), book(asha, kavita, later), book(bela, ravi, start)],
    }
  },

  async cancel({ mentors: [ravi, kavita], learners: [asha, bela], starts: [start, later] }, { perform }) {
    const meeting = await booked(perform, book(asha, ravi, start))
    return {
      act: { kind: 'cancel', by: 'user', person: asha, meeting, revision: 0 },
      rivals: [
        { kind: 'move', by: 'mentor', person: ravi, meeting, revision: 0, start: later },
        book(bela, ravi, start),
        book(asha, kavita, start),
      ],
    }
  },

  async join(people, services) {
    const { mentors, learners, workshop, starts } = people
    const [asha, bela, chitra] = learners
    await openWorkshop(people, services)
    await services.perform({ kind: 'join', learner: chitra, workshop })
    return {
      act: { kind: 'join', learner: asha, workshop },
      rivals: [{ kind: 'join', learner: bela, workshop }, book(asha, mentors[1], starts[0])],
    }
  },

  async promote(people, services) {
    const { mentors, learners, workshop, starts } = people
    const [asha, bela, chitra, divya] = learners
    await openWorkshop(people, services)
    for (const learner of [divya, asha, bela, chitra])
      await services.perform({ kind: 'join', learner, workshop })
    return {
      act: { kind: 'leave', learner: asha, workshop },
      rivals: [book(bela, mentors[1], starts[0]), { kind: 'leave', learner: chitra, workshop }],
    }
  },
}

let bookings = 0
const book = (learner: string, mentor: string, start: string): Act => ({
  kind: 'book',
  learner,
  mentor,
  start,
  clientId: `booking-${(bookings += 1)}`,
})

const booked = async (perform: BookingServices['perform'], act: Act) =>
  ((await perform(act)) as { id: string }).id

/** Creates a workshop with two seats, at the first of the times. */
async function openWorkshop(
  { mentors: [mentor], workshop: id, starts }: People,
  { workshops }: BookingServices,
) {
  const content = { title: 'Résumés', description: 'Bring yours.', language: 'hi', subject: 'Career' }
  await workshops.save(mentor, { ...content, id, start: starts[0], minutes: 60, seats: 2, meetingUrl: '' })
  await workshops.open(mentor, id, 0)
}

async function newPeople(db: Database, { slots }: BookingServices, run: number): Promise<People> {
  const mentors = ['ravi', 'kavita'].map((name) => `${name}-${run}`) as People['mentors']
  const learners = ['asha', 'bela', 'chitra', 'divya'].map((name) => `${name}-${run}`) as People['learners']
  const now = new Date().toISOString()
  await insertLearners(db, learners, now)
  for (const id of mentors) {
    const course_id = `course-of-${id}`
    await insertMentor(db, { id })
    await insertCourse(db, { id: course_id, mentorId: id, lessons: [1] })
    await writeAvailability(db, id, HOURS, now)
    const enrolled = { course_id, created_at: now, last_active_at: now }
    await db
      .insertInto('enrolments')
      .values(learners.map((learner_id) => ({ learner_id, ...enrolled })))
      .execute()
  }
  const from = new Date(Date.now() + 3 * DAY_MS)
  const range = { from: from.toISOString(), to: new Date(from.getTime() + 2 * DAY_MS).toISOString() }
  const free = (await slots.free(mentors[0], range)).slots.map(({ start }) => start)
  return { mentors, learners, workshop: `workshop-${run}`, starts: [free[0]!, free[4]!] }
}

async function insertLearners(db: Database, ids: string[], now: string) {
  const account = { password_hash: null, mobile: null, profile: null, auth_type: null, language: null }
  await db
    .insertInto('learners')
    .values(
      ids.map((id) => ({
        id,
        email: `${id}@example.org`,
        name: id,
        verified: 1 as const,
        ...account,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}
