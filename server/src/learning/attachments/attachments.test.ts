import type { Attachments } from '@mentor-connect/contract/learning/attachments'
import type { Learner, Mentor } from '@mentor-connect/contract/accounts/people'
import { accountOf } from '../../api/account-data/accountExport'
import { eraseLearner } from '../../api/account-data/accountErasure'
import { findPerson } from '../../accounts/people/person.repo'
import { partWays } from '../../trust/blocks/partWays'
import { mentorshipWorld, type Person } from '../../testing/mentorshipWorld'
import type { SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'
import { attachmentWorld } from './testing/attachmentWorld'

let t: TestApp
let w: ReturnType<typeof mentorshipWorld>
let asha: SignedIn<Learner>
let ravi: SignedIn<Mentor>
let goal: string
let own: ReturnType<typeof attachmentWorld>['own']
let certify: ReturnType<typeof attachmentWorld>['certify']
let revoke: ReturnType<typeof attachmentWorld>['revoke']
let startGoal: ReturnType<typeof attachmentWorld>['startGoal']

beforeEach(async () => {
  t = await testApp()
  w = mentorshipWorld(t)
  ;({ own, certify, revoke, startGoal } = attachmentWorld(t, w))
  asha = await w.learner('Asha')
  ravi = await w.mentor('Ravi')
  goal = await startGoal(asha)
  await certify(asha, 'cert-1')
  await certify(asha, 'cert-2')
})
afterEach(() => t.close())

const everything = () => ({ goal, plan: goal, certificates: ['cert-1', 'cert-2'] })
const requested = async (attach?: object): Promise<string> =>
  (await w.request(asha, ravi, attach && { attach })).json().data.id
const read = (person: Person, id: string): Promise<Attachments> =>
  w.get(person, `/mentorships/${id}/attachments`)
const remove = (id: string, removed: object, person: Person = asha) =>
  w.post(person, `/mentorships/${id}/attachments/remove`, { userId: person.account._id, ...removed })
const stored = () => t.db.selectFrom('mentorship_attachments').select(['kind', 'ref']).execute()

const NOTHING = { certificates: [] }

describe('a request', () => {
  it('shows the mentor nothing that was not chosen', async () => {
    expect(await read(ravi, await requested())).toEqual(NOTHING)
  })

  it.each([
    ['the goal', () => ({ goal }), ['goal'], []],
    ['the plan with its goal', () => ({ plan: goal }), ['goal', 'plan'], []],
    ['one certificate', () => ({ certificates: ['cert-2'] }), [], ['cert-2']],
    ['everything', everything, ['goal', 'plan'], ['cert-1', 'cert-2']],
    ['each once', () => ({ certificates: ['cert-1', 'cert-1'] }), [], ['cert-1']],
  ])('shows both people %s', async (_, attach, keys, ids) => {
    const id = await requested(attach())
    const seen = await read(ravi, id)
    const { certificates, ...rest } = seen
    expect(Object.keys(rest).sort()).toEqual(keys)
    expect(certificates.map((one) => one.id).sort()).toEqual(ids)
    expect(await read(asha, id)).toEqual(seen)
  })

  it('gives away neither contact data nor age', async () => {
    const id = await requested(everything())
    await t.db.updateTable('learners').set({ birth_year: 2001, mobile: '9876543210' }).execute()
    const text = JSON.stringify(await read(ravi, id))
    expect(text).not.toMatch(/@|9876543210|birth|2001|learner/i)
  })

  it('shows a plan without the names of other mentors', async () => {
    const meera = await w.mentor('Meera')
    const other = await w.requested(asha, meera)
    await w.through(other, [[meera, 'accept']])
    await own(asha, 'steps', { id: 's', kind: 'session', mentor: meera.account._id })
    const seen = await read(ravi, await requested({ plan: goal }))
    expect(seen.plan!.steps.at(-1)).toMatchObject({ kind: 'session' })
    expect(JSON.stringify(seen)).not.toContain('Meera')
  })

  it('refuses what belongs to others like what does not exist, and sends nothing', async () => {
    const bina = await w.learner('Bina')
    const theirs = await startGoal(bina)
    await certify(bina, 'cert-9')
    await revoke('cert-2')
    const refused = []
    for (const attach of [
      { goal: theirs },
      { goal: 'nothing' },
      { plan: theirs },
      { goal, plan: theirs },
      { certificates: ['cert-9'] },
      { certificates: ['cert-1', 'nothing'] },
      { certificates: ['cert-2'] },
      { goal, certificates: [goal] },
    ])
      refused.push(await w.request(asha, ravi, { attach }))
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
    expect(new Set(refused.map(({ body }) => body)).size).toBe(1)
    expect(refused[0]!.json()).toMatchObject({
      code: 'invalid_input',
      fields: { attach: expect.any(String) },
    })
    expect((await w.get(ravi, '/mentorships?which=requests')).mentorships).toEqual([])
    expect(await w.news(ravi)).toEqual([])
  })

  it('refuses more certificates than a request may have', async () => {
    const certificates = Array.from({ length: 11 }, (_, index) => `c${index}`)
    expect((await w.request(asha, ravi, { attach: { certificates } })).statusCode).toBe(400)
  })

  it('repeated is the same one, with something else attached it is refused', async () => {
    const id = await requested(everything())
    expect(await requested({ certificates: ['cert-2', 'cert-1'], plan: goal })).toBe(id)
    const other = await w.request(asha, ravi, { attach: { goal } })
    expect(other.json().code).toBe('mentorship_exists')
    expect(await stored()).toHaveLength(4)
  })
})

describe('who sees it', () => {
  it('only the two people; to others the mentorship does not exist', async () => {
    const id = await requested(everything())
    const [meera, bina] = [await w.mentor('Meera'), await w.learner('Bina')]
    const at = async (url: string, { headers }: Partial<Person>) => {
      const { statusCode, json } = await t.app.inject({ url, ...(headers && { headers }) })
      return [statusCode, json().code]
    }
    for (const person of [meera, bina]) {
      const unknown = await at('/mentorships/nothing/attachments', person)
      expect(unknown).toEqual([404, 'not_found'])
      expect(await at(`/mentorships/${id}/attachments`, person)).toEqual(unknown)
    }
    expect(await at(`/mentorships/${id}/attachments`, {})).toEqual([401, 'unauthenticated'])
  })

  it('nobody sees anything of a minor without the consent of a guardian', async () => {
    const id = await requested(everything())
    await t.db.updateTable('learners').set({ is_minor: 1 }).where('id', '=', asha.account._id).execute()
    expect(await read(ravi, id)).toEqual(NOTHING)
  })

  it('not what is gone since: a revoked certificate, another goal', async () => {
    const id = await requested(everything())
    await revoke('cert-1')
    await own(asha, 'goal', { title: 'Something private', weeklyDays: 1 })
    const seen = await read(ravi, id)
    expect(seen).toMatchObject({ certificates: [{ id: 'cert-2' }] })
    expect(Object.keys(seen)).toEqual(['certificates'])
    await w.through(id, [[ravi, 'accept']])
    expect(await w.get(ravi, `/mentorships/${id}/plan`)).toEqual({})
  })
})

describe('how long', () => {
  it('goal and certificates last with the mentorship, and the plan becomes one that is shared', async () => {
    const id = await requested(everything())
    await w.through(id, [
      [ravi, 'ask', 'How many hours?'],
      [asha, 'answer', 'Six.'],
      [ravi, 'accept'],
    ])
    const seen = await read(ravi, id)
    expect(seen).toMatchObject({ goal: { id: goal }, certificates: [{}, {}] })
    expect(seen).not.toHaveProperty('plan')
    expect((await w.get(ravi, `/mentorships/${id}/plan`)).plan.steps).toHaveLength(2)
    expect((await w.get(asha, '/career/plan/sharing')).mentorships).toMatchObject([{ id, sharesPlan: true }])
  })

  it('a plan that was not attached is not shared by the acceptance', async () => {
    const id = await requested({ goal })
    await w.through(id, [[ravi, 'accept']])
    expect(await w.get(ravi, `/mentorships/${id}/plan`)).toEqual({})
  })

  it.each([
    ['is withdrawn', (id: string) => w.through(id, [[asha, 'withdraw']])],
    ['is declined', (id: string) => w.through(id, [[ravi, 'decline']])],
    ['expires', () => w.passDays(8)],
    [
      'is ended',
      (id: string) =>
        w.through(id, [
          [ravi, 'accept'],
          [asha, 'end'],
        ]),
    ],
    [
      'lapses',
      async (id: string) => {
        await w.through(id, [[ravi, 'accept']])
        await w.passDays(15)
      },
    ],
    [
      'is ended by a block',
      () =>
        t.db
          .transaction()
          .execute((tx) =>
            partWays(tx, t, { learner_id: asha.account._id, mentor_id: ravi.account._id }, 'learner'),
          ),
    ],
  ])('nothing remains when it %s, also for the next request', async (_, close) => {
    const id = await requested(everything())
    await close(id)
    expect(await read(ravi, id)).toEqual(NOTHING)
    expect(await stored()).toEqual([])
    expect((await t.app.inject({ url: `/mentorships/${id}/plan`, headers: ravi.headers })).statusCode).toBe(
      404,
    )
  })

  it('nothing remains of a deleted account', async () => {
    await requested(everything())
    const person = (await findPerson(t.db, 'user', asha.account._id))!
    await t.db
      .transaction()
      .execute((tx) => eraseLearner(tx, person, { keepCertificates: true, now: t.clock() }))
    expect(await stored()).toEqual([])
  })
})

describe('the learner takes it back', () => {
  it.each([
    ['a certificate', { kind: 'certificate', certificate: 'cert-1' }, ['goal', 'plan'], ['cert-2']],
    ['the plan', { kind: 'plan' }, ['goal'], ['cert-1', 'cert-2']],
    ['the goal with its plan', { kind: 'goal' }, [], ['cert-1', 'cert-2']],
  ])('%s, at once, and twice changes nothing', async (_, removed, keys, ids) => {
    const id = await requested(everything())
    for (const time of [1, 2]) expect([time, (await remove(id, removed)).statusCode]).toEqual([time, 200])
    const { certificates, ...rest } = await read(ravi, id)
    expect(Object.keys(rest).sort()).toEqual(keys)
    expect(certificates.map((one) => one.id).sort()).toEqual(ids)
  })

  it('a plan also if the mentor has accepted meanwhile', async () => {
    const id = await requested(everything())
    await w.through(id, [[ravi, 'accept']])
    await remove(id, { kind: 'plan' })
    expect(await w.get(ravi, `/mentorships/${id}/plan`)).toEqual({})
  })

  it('nobody else does', async () => {
    const id = await requested(everything())
    const bina = await w.learner('Bina')
    const removed = { kind: 'goal' }
    expect((await remove(id, removed, bina)).statusCode).toBe(404)
    expect((await remove(id, removed, ravi)).statusCode).toBe(403)
    expect((await remove(id, { ...removed, userId: asha.account._id }, bina)).statusCode).toBe(403)
    expect(await stored()).toHaveLength(4)
  })
})

it('the learner’s export says what is attached, the mentor’s does not', async () => {
  const id = await requested({ goal, certificates: ['cert-1'] })
  const exported = async (role: 'user' | 'mentor', { account }: Person) =>
    (await accountOf(t.db, (await findPerson(t.db, role, account._id))!, t.clock().toISOString())).mentorships
  expect(await exported('user', asha)).toMatchObject([
    {
      id,
      attached: [
        { kind: 'certificate', id: 'cert-1' },
        { kind: 'goal', id: goal },
      ],
    },
  ])
  expect(await exported('mentor', ravi)).toEqual([
    expect.not.objectContaining({ attached: expect.anything() }),
  ])
})
