import { ApiFailure } from '@mentor-connect/api'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { screen, waitFor } from '@testing-library/react'
import { MissingRecord } from './MissingRecord'

async function open(error: ApiFailure | undefined, help?: string) {
  const onRetry = jest.fn()
  const view = await renderUi(
    <MissingRecord
      error={error}
      onRetry={onRetry}
      notFound="This session was not found"
      {...(help && { help })}
    >
      <a href="/sessions">All sessions</a>
    </MissingRecord>,
  )
  return { onRetry, ...view }
}

test('a record that is loading says so in the heading and in the title', async () => {
  await open(undefined)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Loading…' })).toBeInTheDocument()
  expect(document.title).toBe('Loading… | Mentor-Connect')
})

test.each([
  ['does not exist', new ApiFailure(404, 'not_found', '')],
  ['has a malformed id', new ApiFailure(400, 'invalid_input', '')],
])('a record that %s is said in the heading, with a way onward', async (_what, error) => {
  await open(error)
  expect(screen.getByRole('heading', { level: 1, name: 'This session was not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'All sessions' })).toBeVisible()
})

test('a failure is the heading of the page and can be tried again', async () => {
  const { user, onRetry } = await open(new ApiFailure(503, 'unavailable', ''))
  expect(screen.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible()
  expect(screen.queryByText('This session was not found')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test.each([
  [404, 'not_found', 'This session was not found'],
  [503, 'unavailable', 'This could not be loaded'],
] as const)('a public page is titled by what is missing (%i)', async (status, code, title) => {
  await open(new ApiFailure(status, code, ''), 'It may have been deleted.')
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(document.title).toContain(title))
})
