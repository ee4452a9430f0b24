import { screen } from '@testing-library/react'
import en from '@mentor-connect/i18n/messages/en.json'
import { renderUi } from '@mentor-connect/testing/renderUi'
import { Empty } from './Empty'
import { LoadFailed } from './LoadFailed'
import { Notice } from './Notice'
import { StaleNotice } from './StaleNotice'
import { useFailureText } from './useFailureText'

test.each([
  ['danger', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a notice with tone %s has the role %s', async (tone, role) => {
  await renderUi(<Notice tone={tone}>Saved.</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Saved.')
})

test.each([
  [{ code: 'unreachable' }, /could not reach the server/],
  [{ code: 'rate_limited', retryAfterSeconds: 30 }, /wait 30 seconds/],
  [{ code: 'rate_limited' }, /wait 60 seconds/],
  [{ code: 'unavailable' }, /does not work at the moment\. Please try again/],
  [{ code: 'of-a-newer-server' }, /Something went wrong on our side/],
])('a failed load shows the reason: %j', async (error, text) => {
  await renderUi(<LoadFailed error={error} onRetry={jest.fn()} />)
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test('failed and stale content can be reloaded', async () => {
  const retry = jest.fn()
  const { user, rerender } = await renderUi(<LoadFailed error={{ code: 'internal' }} onRetry={retry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(<StaleNotice onRetry={retry} />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(2)
})

test('an empty list suggests the next step', async () => {
  await renderUi(<Empty title="No courses yet">Create the first one.</Empty>)
  expect(screen.getByText('No courses yet')).toBeVisible()
  expect(screen.getByText('Create the first one.')).toBeVisible()
})

function Failure({ code }: { code: string }) {
  return <p>{useFailureText()({ code, retryAfterSeconds: 5 })}</p>
}

test.each(['en', 'hi'] as const)('no failure text contains a placeholder or an id, in %s', async (locale) => {
  const codes = Object.keys(en).flatMap((id) => (id.startsWith('error.') ? [id.slice('error.'.length)] : []))
  const { container } = await renderUi(
    <>
      {codes.map((code) => (
        <Failure key={code} code={code} />
      ))}
    </>,
    locale,
  )
  const texts = [...container.querySelectorAll('p')].map((each) => each.textContent)
  expect(texts).toHaveLength(codes.length)
  for (const text of texts) expect(text).not.toMatch(/[{}]|^error\.|undefined/)
})

test.each([
  ['en', /wait 5 minutes/],
  ['hi', /5 मिनट/],
] as const)('waiting times of 90 seconds or more are shown in minutes, in %s', async (locale, text) => {
  await renderUi(
    <LoadFailed error={{ code: 'rate_limited', retryAfterSeconds: 290 }} onRetry={jest.fn()} />,
    locale,
  )
  expect(screen.getByRole('alert')).toHaveTextContent(text)
})

test.each(['en', 'hi'] as const)('an error of the server shows its reference, in %s', async (locale) => {
  const reference = '4bf92f3577b34da6a3ce929d0e0e4736'
  await renderUi(<LoadFailed error={{ code: 'internal', reference }} onRetry={jest.fn()} />, locale)
  expect(screen.getByRole('alert')).toHaveTextContent(reference)
  await renderUi(<LoadFailed error={{ code: 'internal' }} onRetry={jest.fn()} />, locale)
  expect(screen.getAllByRole('alert')[1]).not.toHaveTextContent(/: /)
})

test('texts from the server are never shown', async () => {
  await renderUi(<LoadFailed error={{ code: '<script>alert(1)</script>' }} onRetry={jest.fn()} />)
  expect(screen.getByRole('alert')).not.toHaveTextContent('script')
})

test('stale content is announced, in Hindi too', async () => {
  const { user } = await renderUi(<StaleNotice onRetry={jest.fn()} />, 'hi')
  expect(screen.getByRole('alert')).toHaveTextContent('ताज़ा जानकारी लोड नहीं हो सकी')
  await user.tab()
  expect(screen.getByRole('button', { name: 'फिर कोशिश करें' })).toHaveFocus()
})
