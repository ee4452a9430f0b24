import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Config } from '../platform/config/config'
import { insertCourse } from '../courses/catalogue/testing/insertCourse'
import { signedInLearner, signedInMentor, type SignedIn } from './signedIn'
import { testApp, type TestApp } from './testApp'

const KIND = { id: 'talk', title: 'Career talk', minutes: 30, buffer: 15, noticeHours: 12, horizonDays: 30 }
const HOURS = {
  timeZone: 'Asia/Kolkata',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 600, until: 720 })),
  days: [],
  kinds: [KIND],
  meetingUrl: 'https://meet.google.com/abc-defg-hij',
}

type Person = SignedIn<Learner | Mentor>
export type BookingWorld = Awaited<ReturnType<typeof bookingWorld>>

/** A mentor who can be booked from ten to twelve in India, each day, and Asha, who learns from the mentor. */
export async function bookingWorld(changes: Partial<Config> = {}) {
  const t: TestApp = await testApp(changes)
  const mentor = await signedInMentor(t)
  await insertCourse(t.db, { id: 'one', mentorId: mentor.account._id, lessons: [2] })
  const post = ({ headers }: Person, url: string, payload: object = {}) =>
    t.app.inject({ method: 'POST', url, headers, payload })
  const get = ({ headers }: Person, url: string) => t.app.inject({ url, headers })

  async function learner(name: string) {
    const person = await signedInLearner(t, { name })
    const userId = person.account._id
    await post(person, '/user/add-course', { userId, courseId: 'one', courseName: '' })
    return person
  }
  async function saveHours(change: object) {
    const { version } = (await get(mentor, '/mentor/availability')).json().data
    t.clock.advance(1)
    const payload = { ...HOURS, ...change, ...(version && { version }) }
    await t.app.inject({ method: 'POST', url: '/mentor/availability', headers: mentor.headers, payload })
  }
  async function slots(): Promise<string[]> {
    const from = t.clock()
    const range = `from=${from.toISOString()}&to=${new Date(from.getTime() + 10 * DAY_MS).toISOString()}`
    const { data } = (await get(mentor, `/mentors/${mentor.account._id}/slots?${range}`)).json()
    return data.slots.map(({ start }: { start: string }) => start)
  }
  let number = 0
  const book = (person: Person, start: string, parts: object = {}) =>
    post(person, '/meetings', {
      userId: person.account._id,
      clientId: `client-${number++}`,
      mentor: mentor.account._id,
      kindId: 'talk',
      start,
      topic: 'My resume',
      ...parts,
    })
  const booked = async (person: Person, start: string): Promise<string> =>
    (await book(person, start)).json().data.id
  const notificationsOf = async (person: Person): Promise<string[]> =>
    (await get(person, `/notifications?userId=${person.account._id}`))
      .json()
      .data.notifications.map(({ kind }: { kind: string }) => kind)

  const asha = await learner('Asha')
  await saveHours({})
  return { t, mentor, asha, post, get, learner, saveHours, slots, book, booked, notificationsOf }
}
