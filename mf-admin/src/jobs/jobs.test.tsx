import { listJobs, retryJob } from '@mentor-connect/contract/admin/jobs'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import admin from '../routes'

const AT = '2026-11-20T08:30:00.000Z'
const job = {
  id: 'job',
  kind: 'mail',
  key: 'sanction:1',
  state: 'dead' as const,
  attempts: 8,
  interrupted: 0,
  runAt: AT,
  createdAt: AT,
  error: 'No answer from the mail server',
  service: 'api' as const,
}

test('a failed job shows why, and is tried again; a silent chat is said', async () => {
  const api: FakeApi = new FakeApi()
    .answers(listJobs, () => ({ jobs: api.received(retryJob).length > 0 ? [] : [job], hasChat: false }))
    .answers(retryJob, { retried: 1 })
  const { user } = await renderRoute(admin, '/jobs')
  expect(await screen.findByText('No answer from the mail server')).toBeVisible()
  expect(screen.getByText(/Chat did not answer/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again now: mail' }))
  expect((await screen.findByText('The job is being tried again.')).closest('[tabindex]')).toHaveFocus()
  expect(await screen.findByText('No jobs')).toBeVisible()
  expect(api.received(retryJob)).toMatchObject([{ params: { id: 'job' } }])
})
