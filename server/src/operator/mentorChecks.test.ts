import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { listEntries } from '../kernel/restore-journal/restoreJournal.repo'
import { startApiAndChat, type ApiAndChat } from '../testing/apiAndChat'
import { operatorOn } from '../testing/operatorContext'
import { signedInMentor, type SignedIn } from '../testing/signedIn'
import { mentorCheckCommands } from './commands/mentorChecks'
import { replayActions } from './restore/replayActions'

let t: ApiAndChat
let ravi: SignedIn<Mentor>
let operator: ReturnType<typeof operatorOn>
beforeEach(async () => {
  t = await startApiAndChat({})
  ravi = await signedInMentor(t, { email: 'ravi@example.org' })
  operator = operatorOn(t, mentorCheckCommands)
})
afterEach(() => t.close())

const shown = async () =>
  ((await t.app.inject({ url: `/mentor/get-mentor/${ravi.account._id}` })).json().data as Mentor).checks
const check = (options: object = {}) =>
  operator('mentors check', 'ravi@example.org', {
    kind: 'employer',
    of: 'Tata Memorial Hospital',
    reason: 'Letter of 3 November seen.',
    ...options,
  })

it('shows on the public page what was checked, and when, until it is withdrawn', async () => {
  const { json } = await check()
  expect(await shown()).toEqual([{ kind: 'employer', of: 'Tata Memorial Hospital', checkedOn: '2026-11-20' }])
  await expect(check()).rejects.toThrow('on the page already')
  const { id } = json as { id: string }
  expect((await operator('mentors checks', 'ravi@example.org')).text).toContain(id)

  await operator('mentors uncheck', id, { reason: 'He has left.' })
  expect(await shown()).toBeUndefined()
  await expect(operator('mentors uncheck', id, { reason: 'x' })).rejects.toThrow('No mentor’s page')
  const acts = await t.db
    .selectFrom('operator_acts')
    .select(['act', 'target', 'reason'])
    .orderBy('seq')
    .execute()
  expect(acts).toEqual([
    { act: 'mentors check', target: ravi.account._id, reason: 'Letter of 3 November seen.' },
    { act: 'mentors uncheck', target: ravi.account._id, reason: 'He has left.' },
  ])
})

it('stays withdrawn when an older backup is restored', async () => {
  const { id } = (await check()).json as { id: string }
  await operator('mentors uncheck', id, { reason: 'He has left.' })
  const entries = await listEntries(t.db)
  await t.db.deleteFrom('restore_journal').execute()
  await t.db.updateTable('mentor_checks').set({ withdrawn_at: null }).execute()
  expect(await shown()).toHaveLength(1)
  expect(await replayActions(t.db, undefined as never, entries)).toEqual({ 'mentor-check-withdrawn': 1 })
  expect(await shown()).toBeUndefined()
})

it.each([
  [{ kind: 'fame' }, '--kind is one of'],
  [{ of: '' }, '--of names'],
  [{ kind: 'identity' }, '--of names'],
  [{ of: 'x'.repeat(121) }, 'at most 120'],
])('refuses %j', async (options, message) => {
  await expect(check(options)).rejects.toThrow(message)
  expect(await shown()).toBeUndefined()
})
