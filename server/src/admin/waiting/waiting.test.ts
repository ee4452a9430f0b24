import { WAITING_LIMIT_HOURS, type WaitingKind } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { daysAfter } from '@mentor-connect/contract/rules/localDay'
import { signedInMentor } from '../../testing/signedIn'
import { TestAdmin } from '../../testing/testAdmin'
import { fillOffice } from '../../testing/office/fillOffice'
import { SMALL } from '../../testing/office/size'
import { today } from '../../work/openings/openings.repo'
import { openingContent } from '../../work/testing/workWorld'

let t: TestAdmin
beforeEach(async () => void (t = await TestAdmin.start()))
afterEach(() => t.close())

type Role = Parameters<TestAdmin['operator']>[0]

async function waitingFor(role: Role) {
  const { headers } = await t.operator(role)
  const { waiting } = (await t.get('/api/waiting', headers)).json().data
  return new Map<WaitingKind, { count: number; overdue: number; oldest: string | null }>(
    waiting.map(({ kind, ...found }: { kind: WaitingKind }) => [kind, found]),
  )
}

it.each([
  ['reviewer', ['applications', 'openings', 'feeds', 'community']],
  ['moderator', ['cases', 'appeals', 'guardians', 'missedSessions']],
  ['support', ['jobs']],
  ['analyst', []],
  [
    'owner',
    [
      'applications',
      'openings',
      'feeds',
      'community',
      'cases',
      'appeals',
      'guardians',
      'missedSessions',
      'jobs',
    ],
  ],
] as const)('a %s is told what waits in the lists of this role', async (role, kinds) => {
  expect([...(await waitingFor(role)).keys()]).toEqual(kinds)
})

it('an application waits from its beginning, and is overdue after the limit', async () => {
  expect((await waitingFor('reviewer')).get('applications')).toEqual({ count: 0, overdue: 0, oldest: null })
  const oldest = t.api.clock().toISOString()
  await signedInMentor(t.api, { status: 'inactive' })
  t.api.clock.advance(WAITING_LIMIT_HOURS.applications * HOUR_MS)
  await signedInMentor(t.api, { status: 'inactive' })
  await signedInMentor(t.api, { status: 'active' })
  const { headers } = await t.operator('owner')
  const applications = async () => (await t.get('/api/waiting', headers)).json().data.waiting[0]
  expect(await applications()).toEqual({ kind: 'applications', count: 2, overdue: 0, oldest })
  t.api.clock.advance(1)
  expect(await applications()).toMatchObject({ count: 2, overdue: 1 })
})

it('an opening waits from its publication, and only until the decision', async () => {
  const { headers } = await signedInMentor(t.api)
  const post = (url: string, payload: object) => t.api.app.inject({ method: 'POST', url, headers, payload })
  await post('/mentor/openings', openingContent(daysAfter(today(t.api.clock()), 30)))
  const reviewer = (await t.operator('reviewer')).headers
  const openings = async () => (await t.get('/api/waiting', reviewer)).json().data.waiting[1]
  expect(await openings()).toEqual({ kind: 'openings', count: 0, overdue: 0, oldest: null })
  await post('/mentor/openings/o1/publish', { version: 0 })
  const oldest = t.api.clock().toISOString()
  expect(await openings()).toEqual({ kind: 'openings', count: 1, overdue: 0, oldest })
  t.api.clock.advance(WAITING_LIMIT_HOURS.openings * HOUR_MS + 1)
  const later = (await t.operator('owner')).headers
  expect((await t.get('/api/waiting', later)).json().data.waiting[1]).toMatchObject({ count: 1, overdue: 1 })
  await t.post('/api/openings/o1/approve', { version: 1 }, later)
  expect((await t.get('/api/waiting', later)).json().data.waiting[1]).toMatchObject({ count: 0, overdue: 0 })
})

it('counts what the lists show', async () => {
  await fillOffice(t.db, SMALL, { operator: 'owner@example.org', now: t.api.clock() })
  const waiting = await waitingFor('owner')
  const { headers } = await t.operator('moderator')
  async function rows(path: string, after = ''): Promise<{ at: string; since: string }[]> {
    const page = (await t.get(`${path}&after=${encodeURIComponent(after)}`, headers)).json().data
    return [...page.rows, ...(page.next ? await rows(path, page.next) : [])]
  }
  const appeals = await rows('/api/appeals?state=open')
  expect(waiting.get('appeals')).toMatchObject({ count: appeals.length, oldest: appeals[0]!.at })
  const reviewer = (await t.operator('reviewer')).headers
  const openings = (await t.get('/api/openings', reviewer)).json().data.rows
  expect(waiting.get('openings')).toMatchObject({ count: openings.length, oldest: openings[0].waitsSince })
  const late = await rows('/api/cases?view=open&age=late')
  expect(waiting.get('cases')).toMatchObject({ overdue: late.length })
  expect(waiting.get('guardians')).toMatchObject({ count: (await rows('/api/guardians?state=given')).length })
  const mentors = await rows('/api/missed-sessions?')
  expect(mentors).toHaveLength(3)
  expect(waiting.get('missedSessions')).toMatchObject({ count: mentors.length, oldest: mentors[0]!.since })
  const failed = await t.db.selectFrom('jobs').select('run_at').where('state', '=', 'dead').execute()
  const oldest = failed.map(({ run_at }) => run_at).sort()[0]
  expect(waiting.get('jobs')).toMatchObject({ count: failed.length, oldest })
})
