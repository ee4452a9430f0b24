import {
  decideApplication,
  getApplication,
  listApplications,
  previewDecision,
  type Application,
} from '@mentor-connect/contract/admin/applications'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'

const listed = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@example.org`,
  standing: 'pending' as const,
  expertise: 'Design',
  experience: 4,
  joinedAt: '2026-11-20T08:30:00.000Z',
})
const application: Application = {
  ...listed('tanvi', 'Tanvi Shah'),
  mobile: '9000000013',
  picture: null,
  domains: ['Design'],
  links: ['example.org/tanvi'],
  language: 'en',
  history: [],
}
const MAIL = {
  to: 'tanvi@example.org',
  replyTo: 'support@example.org',
  subject: 'Welcome',
  text: 'You are in.',
}

const rows = [listed('tanvi', 'Tanvi Shah'), listed('ravi', 'Ravi Kumar')]

test('the list is walked with j and k, and Enter opens an application', async () => {
  new FakeApi().answers(listApplications, { rows, next: null }).answers(getApplication, application)
  const { user, router } = await renderRoute(admin, '/applications')
  const table = await screen.findByRole('table', { name: 'Applications' })
  const [tanvi, ravi] = within(table).getAllByRole('link')
  await user.keyboard('j')
  expect(tanvi).toHaveFocus()
  await user.keyboard('j')
  expect(ravi).toHaveFocus()
  await user.keyboard('k{Enter}')
  expect(router.state.location.pathname).toBe('/applications/tanvi')
})

test('a press on the head of a column sorts the list, and the order is part of the address', async () => {
  const api = new FakeApi().answers(listApplications, { rows, next: null })
  const { user, router } = await renderRoute(admin, '/applications?after=x%7Cy')
  const head = () => screen.getByRole('columnheader', { name: 'Applied' })
  await screen.findByRole('table', { name: 'Applications' })
  expect(head()).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(head()).getByRole('button'))
  expect(router.state.location.search).toBe('?sort=-joined')
  expect(api.received(listApplications).at(-1)).toMatchObject({ query: { sort: '-joined' } })
  await screen.findByRole('table', { name: 'Applications' })
  expect(head()).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Years of experience, descending')
  expect(router.state.location.search).toBe('?sort=-experience')
})

test('a press on a row opens its record', async () => {
  new FakeApi().answers(listApplications, { rows, next: null }).answers(getApplication, application)
  const { user, router } = await renderRoute(admin, '/applications')
  await user.click(await screen.findByText('ravi@example.org'))
  expect(router.state.location.pathname).toBe('/applications/ravi')
})

test('the filter is part of the address', async () => {
  const api = new FakeApi().answers(listApplications, { rows: [], next: null })
  const { user, router } = await renderRoute(admin, '/applications')
  await screen.findByText('No applications')
  await user.selectOptions(screen.getByLabelText('Status'), 'Rejected')
  expect(router.state.location.search).toBe('?standing=rejected')
  expect(api.received(listApplications).at(-1)).toMatchObject({ query: { standing: 'rejected' } })
})

test('the history names acts in the language of the operator, and unknown ones as the audit does', async () => {
  const entry = { at: '2026-11-20T08:30:00.000Z', operator: 'bina@example.org' }
  new FakeApi().answers(getApplication, {
    ...application,
    links: [],
    history: [
      { ...entry, act: 'users suspend', reason: 'Asked for money' },
      { ...entry, act: 'mentors invent', reason: null },
    ],
  })
  await renderRoute(admin, '/applications/tanvi')
  expect(await screen.findByText('Suspended: Asked for money')).toBeVisible()
  expect(screen.getByText('mentors invent')).toBeVisible()
  expect(screen.getByText('Links').nextElementSibling).toHaveTextContent('Not given')
})

test('a decision shows its mail first, and sends what was seen', async () => {
  const api: FakeApi = new FakeApi()
    .answers(getApplication, (): Application => ({
      ...application,
      standing: api.received(decideApplication).length > 0 ? 'active' : 'pending',
    }))
    .answers(previewDecision, MAIL)
    .answers(decideApplication, { standing: 'active', told: 'was told by mail' })
  const { user } = await renderRoute(admin, '/applications/tanvi')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByText('You are in.')).toBeVisible()
  expect(api.received(decideApplication)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Approve and send' }))
  expect(await screen.findByText('Approved')).toBeVisible()
  expect(api.received(decideApplication)).toMatchObject([
    { params: { id: 'tanvi' }, body: { decision: 'approve', expected: 'pending' } },
  ])
})

test('somebody else was faster: the page says so and reads the present state', async () => {
  const api = new FakeApi()
    .answers(getApplication, application)
    .answers(previewDecision, MAIL)
    .refuses(decideApplication, 409, 'edit_conflict', undefined, { reason: 'state_changed' })
  const { user } = await renderRoute(admin, '/applications/tanvi')
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  await user.click(await screen.findByRole('button', { name: 'Approve and send' }))
  expect(await screen.findByText(/Someone else was faster/)).toBeVisible()
  expect(api.received(getApplication).length).toBeGreaterThan(1)
})
