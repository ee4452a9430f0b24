import type { Learner } from '@mentor-connect/contract/api/people'
import { insertCourse } from '../api/course-data/testing/insertCourse'
import type { DatabaseLocation } from '../platform/database/openDatabase'
import { apiOn } from './apiOn'
import { signedInLearner, signedInMentor, type SignedIn } from './signedIn'
import type { TestApp } from './testApp'

const DAY_MS = 86_400_000
const CELL_MS = 15 * 60_000
const KIND = { id: 'talk', title: 'Talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 60 }
const COURSE = 'course-1'

/** Four times a day, each day of the week: the most that a mentor can offer. */
const WEEKLY = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
  [0, 6, 12, 18].map((hour) => ({ weekday, from: hour * 60, until: hour * 60 + 300 })),
)

export interface SessionsApi {
  api: TestApp
  mentorId: string
  learners: SignedIn<Learner>[]
  /** Reads the free times of 31 days. */
  readSlots: () => Promise<string[]>
  /** Reads the mentor’s page. */
  readMentor: () => Promise<void>
  /** Resolves with whether the learner has got the time. */
  book: (learner: SignedIn<Learner>, start: string) => Promise<boolean>
  /** A plain write of the same learner. */
  saveBookmark: (learner: SignedIn<Learner>) => Promise<void>
}

/** A mentor who can be booked around the clock, with sessions in a fifth of the time, and enrolled learners. */
export async function sessionsOn(location: DatabaseLocation, learnerCount: number): Promise<SessionsApi> {
  const api = await apiOn(location)
  const mentor = await signedInMentor(api)
  const mentorId = mentor.account._id
  await insertCourse(api.db, { id: COURSE, mentorId, lessons: [1] })
  const learners: SignedIn<Learner>[] = []
  for (let n = 0; n < learnerCount; n += 1) learners.push(await signedInLearner(api))
  const post = (url: string, { headers }: { headers: { cookie: string } }, payload: object) =>
    api.app.inject({ method: 'POST', url, headers, payload })
  const hours = { timeZone: 'Asia/Kolkata', weekly: WEEKLY, days: [], kinds: [KIND], meetingUrl: '' }
  await post('/mentor/availability', mentor, hours)
  for (const learner of learners)
    await post('/user/add-course', learner, {
      ...{ userId: learner.account._id, courseId: COURSE, courseName: '' },
    })
  await fillTime(api, mentorId)

  let number = 0
  return {
    ...{ api, mentorId, learners },
    async readSlots() {
      const from = Date.now()
      const range = `from=${new Date(from).toISOString()}&to=${new Date(from + 31 * DAY_MS).toISOString()}`
      const response = await api.app.inject(`/mentors/${mentorId}/slots?${range}`)
      return response.json().data.slots.map(({ start }: { start: string }) => start)
    },
    async readMentor() {
      await api.app.inject(`/mentor/get-mentor/${mentorId}`)
    },
    async book(learner, start) {
      const body = { userId: learner.account._id, clientId: `booking-${number++}`, mentor: mentorId }
      const response = await post('/meetings', learner, { ...body, kindId: KIND.id, start, topic: '' })
      return response.statusCode === 200
    },
    async saveBookmark(learner) {
      await post('/user/add-favorite', learner, { userId: learner.account._id, courseId: COURSE })
    },
  }
}

/** Every fifth hour of the mentor is taken. */
async function fillTime({ db }: TestApp, mentorId: string) {
  const first = Math.floor(Date.now() / CELL_MS)
  const cells = Array.from({ length: 60 * 96 }, (_, n) => first + n).filter(
    (cell) => Math.floor(cell / 4) % 5 === 0,
  )
  await db
    .insertInto('time_cells')
    .values(cells.map((cell) => ({ person_id: mentorId, cell, meeting_id: null, workshop_id: null })))
    .execute()
}
