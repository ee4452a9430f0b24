import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { signedInMentor, type SignedIn } from '../../testing/signedIn'
import { GOAL, mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
  asha = await w.learner('Asha')
  ravi = await w.mentor('Ravi')
})
afterEach(() => t.close())

const mentoring = (person?: Person) => w.get(person, `/mentors/${ravi.account._id}/mentoring`)
const list = async (person: Person, which: string) =>
  (await w.get(person, `/mentorships?which=${which}`)).mentorships.map(({ id }: { id: string }) => id)

describe('the way of a mentorship', () => {
  it('goes from the request to its completion, and each step is told', async () => {
    const id = await w.requested(asha, ravi)
    expect(await w.read(ravi, id)).toMatchObject({
      topic: 'web-development',
      goal: GOAL,
      state: 'requested',
      version: 0,
      waitsFor: 'mentor',
      partner: { id: asha.account._id, name: 'Asha' },
      mayDo: ['ask', 'accept', 'decline'],
    })
    await w.through(id, [
      [ravi, 'ask', 'How many hours a week do you have?'],
      [asha, 'answer', 'About six.'],
      [ravi, 'accept', 'Welcome!'],
      [asha, 'confirm'],
    ])
    expect(await list(asha, 'current')).toEqual([id])
    expect(await w.taken(ravi)).toBe(1)
    const early = await w.act(asha, id, 'complete', { version: 4 })
    expect(early.json().code).toBe('session_needed')
    await w.holdSession(asha, ravi)
    const proposed = await w.through(id, [[asha, 'complete']])
    expect(proposed).toMatchObject({ state: 'active', proposedBy: 'learner', waitsFor: 'mentor' })
    const done = await w.through(id, [[ravi, 'complete']])
    expect(done).toMatchObject({ state: 'completed', mayDo: [] })
    expect(done.history.map(({ event }) => event)).toEqual([
      'request',
      'ask',
      'answer',
      'accept',
      'confirm',
      'propose',
      'complete',
    ])
    expect(await w.taken(ravi)).toBe(0)
    expect(await list(ravi, 'past')).toEqual([id])
    expect(await w.news(asha)).toEqual(['asked', 'accepted', 'completed'])
    expect(await w.news(ravi)).toEqual(['requested', 'answered', 'confirmed', 'proposed'])
  })

  it('ends at once, and nobody else reads why', async () => {
    const id = await w.requested(asha, ravi)
    await w.through(id, [
      [ravi, 'accept'],
      [asha, 'confirm'],
      [asha, 'end', 'We do not fit together.'],
    ])
    expect(JSON.stringify(await w.read(asha, id))).toContain('We do not fit')
    expect(JSON.stringify(await w.read(ravi, id))).not.toContain('We do not fit')
    expect(await w.news(ravi)).toContain('ended')
    expect(await w.taken(ravi)).toBe(0)
  })

  it('the mentor asks at most twice, and a proposal can be refused', async () => {
    const id = await w.requested(asha, ravi)
    const { questionsLeft, mayDo } = await w.through(id, [
      [ravi, 'ask', 'One?'],
      [asha, 'answer', 'Yes'],
      [ravi, 'ask', 'Two?'],
      [asha, 'answer', 'Yes'],
    ])
    expect({ questionsLeft, mayDo }).toEqual({ questionsLeft: 0, mayDo: ['withdraw'] })
    const third = await w.act(ravi, id, 'ask', { version: 4, text: 'Three?' })
    expect(third.json()).toMatchObject({ code: 'forbidden', reason: 'questions_used_up' })
    await w.through(id, [
      [ravi, 'accept'],
      [asha, 'confirm'],
    ])
    await w.holdSession(asha, ravi)
    const { proposedBy } = await w.through(id, [
      [ravi, 'complete'],
      [asha, 'continue'],
    ])
    expect(proposedBy).toBeUndefined()
    expect(await w.news(ravi)).toContain('continued')
  })
})

describe('a request', () => {
  it.each([
    ['an unknown subject', { topic: 'magic' }, 'topic'],
    ['a short goal', { goal: 'x'.repeat(39) }, 'goal'],
    ['a long goal', { goal: 'x'.repeat(1001) }, 'goal'],
  ])('with %s is refused', async (_, changes, field) => {
    const refused = await w.request(asha, ravi, changes)
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  it('repeated is the same one, and with another goal it is refused', async () => {
    const id = await w.requested(asha, ravi)
    expect(await w.requested(asha, ravi)).toBe(id)
    const other = await w.request(asha, ravi, { goal: `${GOAL} And more.` })
    expect(other.json().code).toBe('mentorship_exists')
    expect(await mentoring(asha)).toEqual({
      state: 'open',
      mentorshipId: id,
      mentorshipState: 'requested',
      requestsLeft: 4,
      mentorshipSince: expect.any(String),
    })
    expect(await w.news(ravi)).toEqual(['requested'])
  })

  it('is one of at most five', async () => {
    for (let n = 0; n < 5; n++) await w.requested(asha, await w.mentor())
    expect((await w.request(asha, ravi)).json().code).toBe('open_requests_max')
    expect((await mentoring(asha)).requestsLeft).toBe(0)
  })

  const askAndWithdraw = async (mentor: Person) => {
    const response = await w.request(asha, mentor)
    if (response.statusCode === 200) await w.through(response.json().data.id, [[asha, 'withdraw']])
    return response.json().code ?? response.statusCode
  }

  it('can be sent to a mentor three times within 24 hours, also if it is withdrawn', async () => {
    for (let n = 0; n < 3; n++) expect(await askAndWithdraw(ravi)).toBe(200)
    expect(await askAndWithdraw(ravi)).toBe('requests_per_day_max')
    expect(await w.news(ravi)).toHaveLength(6)
    expect(await askAndWithdraw(await w.mentor('Sita'))).toBe(200)
    const other = await w.learner('Mira')
    expect((await w.request(other, ravi)).statusCode).toBe(200)
    await w.passDays(1)
    expect(await askAndWithdraw(ravi)).toBe(200)
  })

  it('is one of at most ten within 24 hours, to all mentors', async () => {
    for (let n = 0; n < 10; n++) expect(await askAndWithdraw(await w.mentor())).toBe(200)
    expect(await askAndWithdraw(ravi)).toBe('requests_per_day_max')
    await w.passDays(1)
    expect(await askAndWithdraw(ravi)).toBe(200)
  })

  it('that was declined closes the mentor for 90 days', async () => {
    const id = await w.requested(asha, ravi)
    await w.through(id, [[ravi, 'decline', 'I know too little about this.']])
    expect(JSON.stringify(await w.read(asha, id))).toContain('I know too little')
    const refused = (await w.request(asha, ravi)).json()
    expect(refused).toMatchObject({ code: 'mentor_unavailable', reason: 'closed' })
    expect(await mentoring(asha)).toMatchObject({ state: 'closed', closedUntil: expect.any(String) })
    await w.passDays(91)
    expect((await w.request(asha, ravi)).statusCode).toBe(200)
  })

  it('waits while the mentor has a place, has not paused and is approved', async () => {
    const save = (capacity: number, isPaused: boolean) =>
      w.post(ravi, '/mentor/places', { capacity, isPaused })
    expect((await save(2, true)).json().data).toMatchObject({ isPaused: true, pausedBecause: 'own' })
    expect(await mentoring()).toEqual({ state: 'paused' })
    expect((await w.request(asha, ravi)).json().reason).toBe('paused')
    await save(1, false)
    await w.through(await w.requested(asha, ravi), [[ravi, 'accept']])
    expect(await mentoring()).toEqual({ state: 'full' })
    expect((await w.request(await w.learner(), ravi)).json().reason).toBe('full')
    await save(0, false)
    expect(await mentoring()).toEqual({ state: 'closed' })
    await t.db.updateTable('mentors').set({ status: 'inactive' }).execute()
    expect(await mentoring()).toEqual({ state: 'closed' })
  })

  it('of a minor without consent meets the same answer as a closed mentor; only the minor is told why', async () => {
    const id = await w.requested(asha, ravi)
    await t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', asha.account._id).execute()
    expect(await mentoring(asha)).toMatchObject({ state: 'closed', needsConsent: true, mentorshipId: id })
    expect(await mentoring()).not.toHaveProperty('needsConsent')
    const other = await w.mentor()
    expect((await w.request(asha, other)).json()).toMatchObject({
      code: 'mentor_unavailable',
      reason: 'closed',
    })
    expect((await w.act(ravi, id, 'accept', { version: 0 })).json().reason).toBe('cancelled')
    await w.due()
    expect((await w.read(ravi, id)).state).toBe('cancelled')
    expect(await w.news(ravi)).toEqual(['requested', 'cancelled'])
  })
})

describe('an act', () => {
  it('belongs to the two people, each of whom has a side', async () => {
    const id = await w.requested(asha, ravi)
    const strangers = [await w.learner(), await w.mentor()]
    for (const stranger of strangers)
      expect((await t.app.inject({ url: `/mentorships/${id}`, headers: stranger.headers })).statusCode).toBe(
        404,
      )
    expect((await w.act(strangers[0]!, id, 'withdraw', { version: 0 })).statusCode).toBe(404)
    expect((await w.act(strangers[1]!, id, 'accept', { version: 0 })).statusCode).toBe(404)
    expect((await w.act(asha, id, 'accept', { version: 0 })).statusCode).toBe(403)
    expect((await w.act(ravi, id, 'withdraw', { version: 0 })).statusCode).toBe(403)
    expect((await w.request(asha, ravi, { userId: ravi.account._id })).statusCode).toBe(403)
    expect((await w.request(ravi, ravi)).statusCode).toBe(403)
    const pending = await signedInMentor(t, { status: 'inactive' })
    expect((await w.post(pending, '/mentor/places', { capacity: 3, isPaused: false })).statusCode).toBe(403)
    expect((await w.read(asha, id)).state).toBe('requested')
  })

  it('names the version, and is the same when it is repeated', async () => {
    const id = await w.requested(asha, ravi)
    for (let n = 0; n < 2; n++) {
      const accepted = await w.act(ravi, id, 'accept', { version: 0 })
      expect(accepted.json().data).toMatchObject({ state: 'accepted', version: 1 })
    }
    expect(await w.taken(ravi)).toBe(1)
    const late = await w.act(asha, id, 'withdraw', { version: 0 })
    expect(late.json()).toMatchObject({ code: 'mentorship_changed', reason: 'accepted' })
    expect(await w.news(asha)).toEqual(['accepted'])
  })

  it('confirms and withdraws the other requests', async () => {
    const others = [await w.mentor(), await w.mentor()]
    const ids = [await w.requested(asha, others[0]!), await w.requested(asha, others[1]!)]
    const id = await w.requested(asha, ravi)
    await w.through(id, [[ravi, 'accept']])
    await w.act(asha, id, 'confirm', { version: 1, withdrawOthers: true })
    expect(await list(asha, 'requests')).toEqual([])
    expect((await list(asha, 'past')).sort()).toEqual(ids.sort())
    for (const mentor of others) expect(await w.news(mentor)).toEqual(['requested', 'withdrawn'])
  })

  it('that needs a text or a place is refused without', async () => {
    const id = await w.requested(asha, ravi)
    expect((await w.act(ravi, id, 'ask', { version: 0, text: ' ' })).json().fields).toHaveProperty('text')
    await w.post(ravi, '/mentor/places', { capacity: 0, isPaused: false })
    expect((await w.act(ravi, id, 'accept', { version: 0 })).json().code).toBe('places_full')
  })
})
