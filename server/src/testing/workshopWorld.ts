import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { workshopNews } from '../mentoring/meetings/workshopNews'
import { insertSanction } from '../accounts/people/sanctions.repo'
import { seatService } from '../mentoring/workshops/seats.service'
import type { Config } from '../platform/config/config'
import { signedInLearner, signedInMentor, type SignedIn } from './signedIn'
import { testApp } from './testApp'

type Person = SignedIn<Learner | Mentor>
export type WorkshopWorld = Awaited<ReturnType<typeof workshopWorld>>

/** A mentor who gives the workshop `w1`, and learners, through the API. */
export async function workshopWorld(changes: Partial<Config> = {}) {
  const t = await testApp(changes)
  const mentor = await signedInMentor(t)
  const post = ({ headers }: Person, url: string, payload: object = {}) =>
    t.app.inject({ method: 'POST', url, headers, payload })
  const get = async (url: string, person?: Person) => {
    const response = await t.app.inject({ url, ...(person && { headers: person.headers }) })
    return { status: response.statusCode, data: response.json().data }
  }
  /** The next full hour plus this many hours. */
  const at = (hours: number) =>
    new Date(Math.ceil(t.clock().getTime() / HOUR_MS) * HOUR_MS + hours * HOUR_MS).toISOString()
  const start = at(48)
  const save = (parts: object = {}) =>
    post(mentor, '/mentor/workshops', {
      id: 'w1',
      title: 'Write a résumé',
      description: 'Bring your own.',
      language: 'hi',
      subject: 'Career',
      start,
      minutes: 60,
      seats: 2,
      meetingUrl: 'https://meet.jit.si/x',
      ...parts,
    })

  return {
    t,
    mentor,
    post,
    get,
    at,
    save,
    seats: seatService(t, workshopNews(t)),
    learner: (name: string) => signedInLearner(t, { name }),
    join: (person: Person) => post(person, '/workshops/w1/join'),
    async opened(parts: object = {}) {
      await save(parts)
      return post(mentor, '/mentor/workshops/w1/open', { revision: 0 })
    },
    async sanction({ account }: Person, kind: 'suspension' | 'limit') {
      const person = { id: account._id, role: account.role }
      const words = { reason: 'Spam', by: 'test', now: t.clock().toISOString() }
      await insertSanction(t.db, { person, kind, ...words })
    },
    /** Kinds of a person's notifications, the latest first. */
    async kindsFor(person: Person): Promise<string[]> {
      const { data } = await get(`/notifications?userId=${person.account._id}`, person)
      return data.notifications.map(({ kind }: { kind: string }) => kind)
    },
  }
}
