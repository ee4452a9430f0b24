import { listApplications } from '@mentor-connect/contract/admin/applications'
import { getWaiting, WAITING_LIMIT_HOURS } from '@mentor-connect/contract/admin/waiting'
import { HOUR_MS, WEEK_MS } from '@mentor-connect/contract/rules/durations'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen, within } from '@testing-library/react'
import admin from '../routes'

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

test('the start page says how much waits, since when, and leads to the list', async () => {
  new FakeApi()
    .answers(getWaiting, {
      waiting: [
        { kind: 'applications', count: 3, overdue: 2, oldest: ago(18 * WEEK_MS + HOUR_MS) },
        { kind: 'openings', count: 1, overdue: 0, oldest: ago(2 * HOUR_MS) },
        { kind: 'appeals', count: 0, overdue: 0, oldest: null },
      ],
      hasChat: true,
    })
    .answers(listApplications, { rows: [], next: null })
  const { user, router } = await renderRoute(admin, '/waiting')
  const [applications, openings, appeals] = await screen.findAllByRole('listitem')
  expect(applications).toHaveTextContent(/Applications3.*18 weeks.*2 overdue/)
  expect(openings).toHaveTextContent(/Openings1Oldest: 2 hours/)
  expect(within(openings!).getByRole('link', { name: 'Openings' })).toHaveAttribute('href', '/openings')
  expect(appeals).toHaveTextContent(/Appeals0Nothing waiting/)
  await user.click(within(applications!).getByRole('link', { name: 'Applications' }))
  expect(router.state.location).toMatchObject({ pathname: '/applications', search: '?standing=pending' })
})

test('that nothing waits is said, and that chat is silent', async () => {
  const waiting = [{ kind: 'jobs' as const, count: 0, overdue: 0, oldest: null }]
  new FakeApi().answers(getWaiting, { waiting, hasChat: false })
  await renderRoute(admin, '/waiting')
  expect(await screen.findByText('Nothing is waiting for you.')).toBeVisible()
  expect(screen.getByText(/Chat did not answer/)).toBeVisible()
})

test('an application that has waited too long is marked in its list', async () => {
  const limit = WAITING_LIMIT_HOURS.applications * HOUR_MS
  const application = (id: string, joinedAt: string) => ({
    id,
    name: id,
    email: `${id}@example.org`,
    standing: 'pending' as const,
    expertise: 'Design',
    experience: 4,
    joinedAt,
  })
  const rows = [application('old', ago(limit + HOUR_MS)), application('new', ago(limit - HOUR_MS))]
  new FakeApi().answers(listApplications, { rows, next: null })
  await renderRoute(admin, '/applications')
  const [, old, recent] = await screen.findAllByRole('row')
  expect(old).toHaveTextContent('Overdue')
  expect(recent).not.toHaveTextContent('Overdue')
})
