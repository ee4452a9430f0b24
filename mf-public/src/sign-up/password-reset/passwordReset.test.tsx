import { loginUser, requestPasswordReset, resetPassword } from '@mentor-connect/contract/accounts/auth'
import { FakeApi, aLearner, renderRoute, signedIn } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import routes from '../../routes'

const EMAIL = 'asha@example.test'
const LINK = '/reset-password#a-token'

async function setPassword(user: UserEvent, password = 'long enough') {
  await user.type(await screen.findByLabelText('New password'), password)
  await user.click(screen.getByRole('button', { name: 'Set the password' }))
}

test('from the log-in to the link: the address that was typed goes along', async () => {
  const api = new FakeApi().answers(requestPasswordReset, true).refuses(loginUser, 401, 'wrong_credentials')
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await user.type(screen.getByRole('textbox', { name: 'Email' }), EMAIL)
  await user.click(screen.getByRole('link', { name: 'Forgotten your password?' }))
  await screen.findByRole('heading', { name: 'Forgotten password' })
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
  expect(screen.getByText(/If asha@example.test has an account/)).toBeVisible()
  expect(api.received(requestPasswordReset)[0]?.body).toEqual({ email: EMAIL, role: 'user' })
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
})

test('a mentor asks for the link of the mentor account', async () => {
  const api = new FakeApi().answers(requestPasswordReset, true)
  const { user } = await renderRoute(routes, '/mentor-signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await user.click(await screen.findByRole('link', { name: 'Forgotten your password?' }))
  await screen.findByRole('heading', { name: 'Forgotten password' })
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), EMAIL)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  await screen.findByRole('heading', { name: 'Check your email' })
  expect(api.received(requestPasswordReset)[0]?.body).toEqual({ email: EMAIL, role: 'mentor' })
})

test('a request that is refused says why and keeps the address', async () => {
  const api = new FakeApi().refuses(requestPasswordReset, 429, 'rate_limited', undefined, {
    retryAfterSeconds: 3000,
  })
  const { user } = await renderRoute(routes, '/forgot-password')
  await user.click(await screen.findByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText(/Enter a valid email address/)).toBeVisible()
  expect(api.received(requestPasswordReset)).toHaveLength(0)
  await user.type(screen.getByRole('textbox', { name: 'Email' }), EMAIL)
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect(await screen.findByText('Too many tries. Please wait 50 minutes and try again.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
})

test('the link sets a password, and the log-in waits for it', async () => {
  const api = new FakeApi().answers(resetPassword, { email: EMAIL, role: 'user' })
  const { user, router } = await renderRoute(routes, LINK)
  await setPassword(user)
  expect(await screen.findByText('Your password is changed. Log in with the new one.')).toBeVisible()
  expect(router.state.location.pathname).toBe('/signup')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
  expect(api.received(resetPassword)[0]?.body).toEqual({ token: 'a-token', password: 'long enough' })
})

test('a mentor’s link leads to the log-in of mentors', async () => {
  new FakeApi().answers(resetPassword, { email: EMAIL, role: 'mentor' })
  const { user, router } = await renderRoute(routes, LINK)
  await setPassword(user)
  expect(await screen.findByText(/Your password is changed/)).toBeVisible()
  expect(router.state.location.pathname).toBe('/mentor-signup')
})

test('who is still signed in here is signed out, for the server has ended the session', async () => {
  new FakeApi().answers(resetPassword, { email: EMAIL, role: 'user' })
  const { user, auth } = await renderRoute(routes, LINK, { session: signedIn(aLearner()) })
  await setPassword(user)
  expect(await screen.findByText(/Your password is changed/)).toBeVisible()
  expect(auth.signOut).toHaveBeenCalled()
})

test('a weak password is said at the field, and the link stays', async () => {
  new FakeApi().refuses(resetPassword, 400, 'weak_password', { password: 'common' }, { reason: 'common' })
  const { user } = await renderRoute(routes, LINK)
  await setPassword(user, 'short')
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Use 8 to 128 characters/)
  await setPassword(user, 'er than before')
  expect(await screen.findByText(/too easy to guess/)).toBeVisible()
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/many people use/)
})

test.each(['/reset-password', LINK])(
  'a link that is used up or cut off (%s) leads to a new one',
  async (at) => {
    new FakeApi().refuses(resetPassword, 400, 'reset_link_invalid')
    const { user } = await renderRoute(routes, at)
    if (at === LINK) await setPassword(user)
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }))
    expect(await screen.findByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  },
)
