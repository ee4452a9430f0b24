import { listJobs, retryJobs } from '@mentor-connect/contract/admin/jobs'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const job = (id: string, state: 'dead' | 'done' = 'dead') => ({
  id,
  kind: 'mail',
  key: `sanction:${id}`,
  state,
  attempts: 8,
  interrupted: 0,
  runAt: AT,
  createdAt: AT,
  error: 'No answer from the mail server',
  service: 'api' as const,
})

test('failed jobs show why, and those that are chosen are tried again; a silent chat is said', async () => {
  const api: FakeApi = new FakeApi()
    .answers(listJobs, () => ({
      jobs: api.received(retryJobs).length > 0 ? [job('2')] : [job('1'), job('2'), job('3')],
      hasChat: false,
    }))
    .answers(retryJobs, { retried: 2 })
  const { user } = await renderRoute(admin, '/jobs')
  expect((await screen.findAllByText('No answer from the mail server'))[0]).toBeVisible()
  expect(screen.getByText(/Chat did not answer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again: 0 jobs' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Select all' }))
  await user.click(screen.getByRole('checkbox', { name: /sanction:2/ }))
  await user.click(screen.getByRole('button', { name: 'Try again: 2 jobs' }))
  const done = await screen.findByText('2 jobs are being tried again.')
  expect(done.closest('[tabindex]')).toHaveFocus()
  expect(api.received(retryJobs)).toMatchObject([{ body: { ids: ['1', '3'] } }])
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('jobs that are done cannot be chosen', async () => {
  new FakeApi().answers(listJobs, { jobs: [job('1', 'done')], hasChat: true })
  await renderRoute(admin, '/jobs?state=done')
  expect(await screen.findByRole('rowheader', { name: /sanction:1/ })).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull()
})
