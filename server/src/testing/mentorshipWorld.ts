import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import type { MentorshipAct } from '@mentor-connect/contract/mentoring/mentorship'
import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import { insertMeeting } from '../mentoring/meetings/testing/insertMeeting'
import { dueMentorships } from '../mentoring/mentorships/dueMentorships'
import { signedInLearner, signedInMentor, type SignedIn } from './signedIn'
import type { TestApp } from './testApp'

export type Person = SignedIn<Learner | Mentor>

export const GOAL = 'I would like to change from sales to web development within a year.'

/** Actions of learners and mentors with mentorships, through the API. */
export function mentorshipWorld(t: TestApp) {
  const post = ({ headers }: Person, url: string, payload: object) =>
    t.app.inject({ method: 'POST', url, headers, payload })
  const get = async (person: Person | undefined, url: string) =>
    (await t.app.inject({ url, ...(person && { headers: person.headers }) })).json().data
  const act = (person: Person, id: string, name: MentorshipAct, sent: object) =>
    post(person, `/mentorships/${id}/${name}`, sent)
  const request = (learner: Person, mentor: Person, changes: object = {}) =>
    post(learner, '/mentorships', {
      userId: learner.account._id,
      mentor: mentor.account._id,
      topic: 'web-development',
      goal: GOAL,
      ...changes,
    })

  return {
    post,
    get,
    act,
    request,
    learner: (name = 'Asha Verma') => signedInLearner(t, { name }),
    mentor: (name = 'Ravi Kumar') => signedInMentor(t, { name }),
    read: (person: Person, id: string): Promise<MentorshipDetails> => get(person, `/mentorships/${id}`),

    /** Sends a request. Returns its id. */
    requested: async (learner: Person, mentor: Person): Promise<string> =>
      (await request(learner, mentor)).json().data.id,

    /**
     * Performs one action after the other, each with the version that the one before has returned. Returns the
     * mentorship afterwards.
     */
    async through(id: string, acts: [Person, MentorshipAct, string?][]): Promise<MentorshipDetails> {
      let after: MentorshipDetails | undefined
      for (const [person, name, text] of acts) {
        const { version } = await get(person, `/mentorships/${id}`)
        const response = await act(person, id, name, { version, ...(text && { text }) })
        if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`)
        after = response.json().data
      }
      return after!
    },

    /** Holds a session of the two. */
    async holdSession(learner: Person, mentor: Person) {
      t.clock.advance(31 * MINUTE_MS)
      const [learnerId, mentorId] = [learner.account._id, mentor.account._id]
      await insertMeeting(t, { id: randomUUID(), learner: learnerId, mentor: mentorId, endsIn: 0 })
    },

    /** Runs the work of housekeeping, which is due each minute. */
    due: () => dueMentorships(t, t.clock()),
    /** Advances the clock. Everybody stays signed in. */
    async passDays(days: number) {
      t.clock.advance(days * DAY_MS)
      const now = t.clock()
      const expires_at = new Date(now.getTime() + DAY_MS).toISOString()
      await t.db.updateTable('sessions').set({ expires_at, last_used_at: now.toISOString() }).execute()
      await dueMentorships(t, t.clock())
    },

    /** Kinds of a person's notifications about mentorships, the earliest first. */
    async news({ account, headers }: Person): Promise<string[]> {
      const url = `/notifications?userId=${account._id}`
      const { data } = (await t.app.inject({ url, headers })).json()
      return data.notifications.map(({ kind }: { kind: string }) => kind.replace('mentorship-', '')).reverse()
    },
    taken: async (mentor: Person): Promise<number> => (await get(mentor, '/mentor/places')).taken,
  }
}

/** Finds violations of the rules that must hold whatever happens at the same time. */
export async function brokenInvariants({ db }: TestApp): Promise<string[]> {
  const broken: string[] = []
  const rows = await db.selectFrom('mentorships').selectAll().execute()
  const open = rows.filter(({ state }) => ['requested', 'asked', 'accepted', 'active'].includes(state))
  for (const { id, open_pair } of rows)
    if ((open_pair !== null) !== open.some((one) => one.id === id)) broken.push(`${id} has a wrong pair`)
  const pairs = open.map(({ open_pair }) => open_pair)
  if (new Set(pairs).size < pairs.length) broken.push('two people have two open mentorships')
  for (const { mentor_id, capacity, taken } of await db.selectFrom('mentor_places').selectAll().execute()) {
    const placed = open.filter((one) => one.mentor_id === mentor_id && !/requested|asked/.test(one.state))
    if (placed.length !== taken) broken.push(`${mentor_id} has ${taken} places taken, not ${placed.length}`)
    if (taken > capacity) broken.push(`${mentor_id} has ${taken} of ${capacity} places taken`)
  }
  for (const { id, version, state } of rows) {
    const events = await db
      .selectFrom('mentorship_events')
      .select('version')
      .where('mentorship_id', '=', id)
      .orderBy('version')
      .execute()
    if (events.length !== version + 1 || events.at(-1)?.version !== version)
      broken.push(`${id} (${state}) has version ${version} and ${events.length} events`)
  }
  for (const learner of new Set(rows.map(({ learner_id }) => learner_id))) {
    const requests = open.filter((one) => one.learner_id === learner && /requested|asked/.test(one.state))
    if (requests.length > 5) broken.push(`${learner} has ${requests.length} open requests`)
  }
  return broken
}
