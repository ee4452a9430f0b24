import { screen } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { Empty, LoadFailed, Notice, StaleNotice } from './feedback'

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice of the tone %s is a %s', async (tone, role) => {
  await renderUi(<Notice tone={tone}>Saved.</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Saved.')
})

test.each([
  [{ code: 'unreachable' }, /could not reach the server/],
  [{ code: 'rate_limited', retryAfterSeconds: 30 }, /wait 30 seconds/],
  [{ code: 'rate_limited' }, /wait 60 seconds/],
  [{ code: 'of-a-newer-server' }, /Something went wrong on our side/],
])('a failed load says why: %j', async (error, text) => {
  await renderUi(<LoadFailed error={error} onRetry={jest.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test('a failed load and stale content can be loaded again', async () => {
  const retry = jest.fn()
  const { user, rerender } = await renderUi(<LoadFailed error={{ code: 'internal' }} onRetry={retry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<StaleNotice onRetry={retry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(2)
})

test('an empty list says what to do next', async () => {
  await renderUi(<Empty title="No courses yet">Create the first one.</Empty>)
  expect(screen.getByText('No courses yet')).toBeVisible()
  expect(screen.getByText('Create the first one.')).toBeVisible()
})
