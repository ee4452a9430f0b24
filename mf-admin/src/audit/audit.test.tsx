import { listAudit } from '@mentor-connect/contract/admin/audit'
import { FakeApi, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import admin from '../routes'

const record = (seq: number, reason: string) => ({
  seq,
  at: '2026-11-20T08:30:00.000Z',
  operator: 'bina@example.org',
  act: 'users export',
  target: 'asha',
  email: 'asha@example.org',
  reason,
})

test('the next page of the audit takes the focus', async () => {
  new FakeApi().answers(listAudit, ({ query }) =>
    query.before
      ? { records: [record(1, 'The first record')], hasMore: false }
      : { records: [record(2, 'The second record')], hasMore: true },
  )
  const { user } = await renderRoute(admin, '/audit')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText(/The first record/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
  expect(document.activeElement).toHaveTextContent('The first record')
})
