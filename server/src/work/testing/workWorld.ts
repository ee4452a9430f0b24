import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { today } from '../openings/openings.repo'
import { openingApproval } from '../posting/approval.service'

export type Person = SignedIn<Learner | Mentor>

/** A mentor whose first opening was approved, a learner, and the calls that tests of openings make. */
export async function workWorld(of?: TestApp) {
  const t = of ?? (await testApp())
  const mentor = await signedInMentor(t)
  const asha = await signedInLearner(t, { name: 'Asha' })

  const post = (person: Person, url: string, payload: object = {}) =>
    t.app.inject({ method: 'POST', url, headers: person.headers, payload })
  const get = async (url: string, person?: Person) => {
    const response = await t.app.inject({ url, ...(person && { headers: person.headers }) })
    return { status: response.statusCode, ...response.json() }
  }
  const day = (days: number) => daysAfter(today(t.clock()), days)
  const save = (parts: object = {}, person: Person = mentor) =>
    post(person, '/mentor/openings', openingContent(day(30), parts))
  const publish = (id: string, version = 0, person: Person = mentor) =>
    post(person, `/mentor/openings/${id}/publish`, { version })

  async function opened(id: string, parts: object = {}, person: Person = mentor) {
    await save({ id, ...parts }, person)
    const published = (await publish(id, 0, person)).json().data
    if (published.state === 'waiting') await openingApproval(t).approve(id, 1)
  }

  return { t, mentor, asha, post, get, day, save, publish, opened }
}
export type WorkWorld = Awaited<ReturnType<typeof workWorld>>

export const openingContent = (closesOn: string, parts: object = {}) => ({
  id: 'o1',
  kind: 'internship',
  title: 'Intern in web development',
  description: 'You build pages with us.\n\nYou learn from our team.',
  employer: { name: 'Neel Studio (example)' },
  workplace: 'on-site',
  place: 'Indore',
  pay: { from: 8000, to: 12_000, per: 'month', currency: 'INR' },
  skills: ['Web Development', 'React'],
  languages: ['hi', 'en'],
  level: 'student',
  seats: 2,
  closesOn,
  apply: { way: 'here' },
  questions: ['What have you built?'],
  ...parts,
})

/** An application with an answer to the question of `openingContent`. */
export const applicationTo = (parts: object = {}) => ({
  note: 'I have built three pages.',
  answers: [{ question: 'What have you built?', answer: 'A page for our school.' }],
  certificates: [],
  works: [],
  ...parts,
})

/** Kinds of the notifications of a person, the latest first. */
export async function kindsFor({ t }: Pick<WorkWorld, 't'>, person: Person): Promise<string[]> {
  const rows = await t.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', person.account._id)
    .orderBy('seq', 'desc')
    .execute()
  return rows.map(({ kind }) => kind)
}
