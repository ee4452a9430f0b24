import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { recordAudit } from '../../operator/audit.repo'
import { signedInLearner, signedInMentor, type SignedIn } from '../../testing/signedIn'
import { testApp, type TestApp } from '../../testing/testApp'

let t: TestApp
let pending: SignedIn<Mentor>
beforeEach(async () => {
  t = await testApp()
  pending = await signedInMentor(t, { status: 'inactive' })
})
afterEach(() => t.close())

const get = (url: string, { headers }: Pick<SignedIn<Mentor>, 'headers'> = pending) =>
  t.app.inject({ method: 'GET', url, headers })
const post = (url: string, payload: object, { headers }: Pick<SignedIn<Mentor>, 'headers'> = pending) =>
  t.app.inject({ method: 'POST', url, payload, headers })

/** An application that is decided after the given number of days. */
async function decided(days: number, act = 'mentors approve') {
  const { account } = await signedInMentor(t)
  const clock = () => new Date(t.clock().getTime() + days * DAY_MS)
  await t.db
    .transaction()
    .execute((tx) => recordAudit(tx, { operator: 'Meena', clock }, { act, target: account._id }))
}

describe('a mentor who awaits approval', () => {
  it('sees when the application was sent, and how long decisions take once there are some', async () => {
    for (const days of [1, 1, 2, 2.5]) await decided(days)
    expect((await get('/mentor/application')).json().data).toEqual({ sentAt: pending.account.createdAt })
    for (const days of [1, 1, 1, 1, 1]) await decided(days, 'mentors reject')
    await decided(40)
    const { data } = (await get('/mentor/application')).json()
    expect(data).toEqual({ sentAt: pending.account.createdAt, usualDays: 3 })
  })

  it('prepares the profile and the hours, which nobody sees before the approval', async () => {
    const profile = {
      name: 'Farhan Qureshi',
      mobile: '9876543210',
      domains: ['Data Science'],
      expertise: 'Senior data engineer',
      experience: 9,
      social: [],
    }
    expect((await post('/mentor/update-profile', profile)).statusCode).toBe(200)
    const { data: hours } = (await get('/mentor/availability')).json()
    const { version: _, ...own } = hours
    expect((await post('/mentor/availability', own)).statusCode).toBe(200)
    const learner = await signedInLearner(t)
    const { _id } = pending.account
    const [from, to] = [0, 7].map((days) => new Date(t.clock().getTime() + days * DAY_MS).toISOString())
    const shown = [
      await get(`/mentors/${_id}/slots?from=${from}&to=${to}`, learner),
      await get(`/mentor/get-mentor/${_id}`, learner),
    ]
    expect(shown.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })

  it('may use nothing else of the area', async () => {
    const { paths } = (await t.app.inject('/docs/json')).json() as {
      paths: Record<string, Record<string, { security?: unknown }>>
    }
    const open: string[] = []
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { security }] of Object.entries(operations)) {
        if (!security || path.startsWith('/internal/')) continue
        const url = path.replace(/\{\w+\}/g, 'x')
        const response = await t.app.inject({ method: method as 'GET', url, headers: pending.headers })
        if (response.json().code !== 'mentor_pending') open.push(`${method} ${path}`)
      }
    const own = open.filter((one) => !/ \/(account|auth|me)\//.test(one))
    expect(own.sort()).toEqual([
      'get /mentor/application',
      'get /mentor/availability',
      'get /mentor/booking-page',
      'get /session-reminders',
      'post /mentor/availability',
      'post /mentor/booking-page',
      'post /mentor/update-profile',
      'post /session-reminders',
    ])
  })
})

it('a learner has no application', async () => {
  const learner = await signedInLearner(t)
  expect((await get('/mentor/application', learner)).json()).toMatchObject({ code: 'forbidden' })
})
