import {
  decideMissedSessions,
  getMissedSessions,
  listNoShowMentors,
  type MissedSessions,
} from '@mentor-connect/contract/admin/missedSessions'
import { getOperator } from '@mentor-connect/contract/admin/passkeys'
import { getPerson, type PersonDetail } from '@mentor-connect/contract/admin/people'
import { WAITING_LIMIT_HOURS } from '@mentor-connect/contract/admin/waiting'
import type { OperatorRole } from '@mentor-connect/contract/rules/operatorRoles'
import { HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import admin from '../../routes'

const AT = '2026-11-20T08:30:00.000Z'
const LATER = '2026-11-22T08:30:00.000Z'
const mentor: PersonDetail = {
  id: 'mira',
  role: 'mentor',
  name: 'Mira',
  email: 'mira@example.org',
  joinedAt: AT,
  lastActiveAt: AT,
  suspended: false,
  language: null,
  sessions: [],
  sanctions: [],
}
const missed: MissedSessions = {
  since: LATER,
  sessions: [
    { id: 'm2', start: AT, countsFrom: LATER, learner: { id: 'asha', name: 'Asha' }, isDecided: false },
    { id: 'm1', start: AT, countsFrom: AT, learner: { id: 'bela', name: 'Bela' }, isDecided: true },
  ],
  decisions: [{ decision: 'excused', note: 'Was ill.', by: 'bina@example.org', at: AT }],
}
const withMissed = (found: MissedSessions | (() => MissedSessions), role: OperatorRole = 'moderator') =>
  new FakeApi()
    .answers(getOperator, { id: 'm', email: 'm@example.org', role, passkeyUsedAt: AT })
    .answers(getPerson, mentor)
    .answers(getMissedSessions, found)
const open = () => renderRoute(admin, '/people/mentor/mira')
const section = async () =>
  within((await screen.findByRole('heading', { name: 'Missed sessions' })).closest('section')!)

test.each([
  ['en', /Mira.*mira@example\.org.*4.*2.*Overdue/, 'Missed sessions'],
  ['hi', /Mira.*mira@example\.org.*4.*2.*समय निकल चुका है/, 'छूटे सेशन'],
] as const)('mentors who wait are listed and lead to their page, in %s', async (locale, row, title) => {
  const since = new Date(Date.now() - (WAITING_LIMIT_HOURS.missedSessions + 1) * HOUR_MS).toISOString()
  const found = { id: 'mira', name: 'Mira', email: 'mira@example.org', sessions: 4, learners: 2, since }
  withMissed(missed).answers(listNoShowMentors, { rows: [found], next: null })
  await renderRoute(admin, '/cases/missed-sessions', { locale })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect((await screen.findAllByRole('row')).at(-1)).toHaveTextContent(row)
  expect(screen.getByRole('link', { name: 'Mira' })).toHaveAttribute('href', '/people/mentor/mira')
})

test('the page of a mentor says what was missed and decided, and a decision is stored with what was seen', async () => {
  const api: FakeApi = withMissed(() =>
    api.received(decideMissedSessions).length > 0 ? { ...missed, since: null } : missed,
  ).answers(decideMissedSessions, { ...missed, since: null })
  const { user } = await open()
  const part = await section()
  expect(part.getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/people/user/asha')
  expect(part.getByText('Decided')).toBeVisible()
  expect(part.getByText('Was ill.')).toBeVisible()
  await user.selectOptions(part.getByLabelText('Decision'), 'Sanction imposed')
  await user.click(part.getByRole('button', { name: 'Save the decision' }))
  expect(api.received(decideMissedSessions)).toEqual([])
  await user.type(part.getByLabelText('Note on the decision'), 'Warned today.')
  await user.click(part.getByRole('button', { name: 'Save the decision' }))
  expect(await screen.findByText(/^The decision is saved\./)).toBeVisible()
  expect(api.received(decideMissedSessions)).toMatchObject([
    { params: { id: 'mira' }, body: { decision: 'sanctioned', note: 'Warned today.', until: LATER } },
  ])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save the decision' })).toBeNull())
})

test('who was slower than another operator is told so', async () => {
  const api: FakeApi = withMissed(() =>
    api.received(decideMissedSessions).length > 0 ? { ...missed, since: null } : missed,
  ).refuses(decideMissedSessions, 409, 'edit_conflict', undefined, { reason: 'state_changed' })
  const { user } = await open()
  const part = await section()
  await user.type(part.getByLabelText('Note on the decision'), 'Warned today.')
  await user.click(part.getByRole('button', { name: 'Save the decision' }))
  expect(await part.findByText(/^Someone else was faster\./)).toBeVisible()
  await waitFor(() => expect(part.queryByRole('button', { name: 'Save the decision' })).toBeNull())
  expect(document.activeElement).toHaveTextContent('Someone else was faster.')
})

test.each([
  ['a mentor who has missed nothing', { since: null, sessions: [], decisions: [] }, 'moderator'],
  ['an operator of another role', missed, 'support'],
] as const)('%s: nothing is shown', async (_name, found, role) => {
  const api = withMissed(found as MissedSessions, role)
  await open()
  expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible()
  await waitFor(() => expect(api.received(getMissedSessions)).toHaveLength(role === 'support' ? 0 : 1))
  expect(screen.queryByRole('heading', { name: 'Missed sessions' })).toBeNull()
})
