import { runtimeConfig } from '@mentor-connect/api'
import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { LOCAL_PUBLISHABLE_KEY, SIGN_IN_PATH, signInWithOauth } from '@mentor-connect/contract/accounts/oauth'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { FakeApi, aLearner, renderRoute } from '@mentor-connect/testing'
import { act, screen, waitFor } from '@testing-library/react'
import routes from '../../routes'
import { StandInClerk } from './testing/standInClerk'

const LEARNER = aLearner()
const CANCELLED = { status: 'failed', error: { code: 'oauth_access_denied' } }

const button = () => screen.findByRole('button', { name: 'Continue with Google' })
const exchanging = () => new FakeApi().answers(signInWithOauth, { userData: LEARNER, token: 'bearer' })

beforeEach(() => {
  runtimeConfig().signIn = { publishableKey: LOCAL_PUBLISHABLE_KEY, proxyUrl: SIGN_IN_PATH }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  delete runtimeConfig().signIn
  Object.assign(window, { Clerk: undefined })
  sessionStorage.clear()
  jest.restoreAllMocks()
})

/** Leaves for Google as the button does, and opens the page again as the browser does on return. */
async function goAndReturn(clerk: StandInClerk, comesBack: () => void, state?: object) {
  const before = await renderRoute(routes, '/signup')
  if (state) await act(() => before.router.navigate('/signup', { state }))
  await before.user.click(await button())
  await waitFor(() => expect(clerk.authenticateWithRedirect).toHaveBeenCalledTimes(1))
  before.unmount()
  comesBack()
  return renderRoute(routes, '/signup')
}

test('goes to Google once, and comes back to this page', async () => {
  const clerk = new StandInClerk()
  const { user } = await renderRoute(routes, '/signup')
  await user.dblClick(await button())
  expect(await screen.findByRole('button', { name: 'Taking you to Google…' })).toBeDisabled()
  await waitFor(() =>
    expect(clerk.authenticateWithRedirect.mock.calls).toEqual([
      [{ strategy: 'oauth_google', redirectUrl: '/signup', redirectUrlComplete: '/signup' }],
    ]),
  )
})

test('a new person gets an account, with what the page asked to agree to', async () => {
  const api = exchanging()
  const clerk = new StandInClerk()
  const { auth, router } = await goAndReturn(clerk, () => clerk.isBack({ status: 'transferable' }))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/user')
  expect(clerk.create).toHaveBeenCalledWith({ transfer: true })
  expect(api.received(signInWithOauth).map(({ body }) => body)).toEqual([
    { token: 'token of the service', consentVersion: CONSENT_VERSION, language: 'en' },
  ])
  const { _id, email, name, isverified } = LEARNER
  expect(auth.signIn).toHaveBeenCalledWith({
    data: { _id, email, name, isverified },
    account: LEARNER,
    token: 'bearer',
  })
  await waitFor(() => expect(clerk.session).toBeNull())
})

test('a returning person goes on to where they wanted to go', async () => {
  exchanging()
  const clerk = new StandInClerk()
  const { router } = await goAndReturn(clerk, () => clerk.has('active'), { next: '/user/bookmarks' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/bookmarks'))
  expect(clerk.create).not.toHaveBeenCalled()
})

test('who cancels is told so, once, and can try again', async () => {
  const api = exchanging()
  const clerk = new StandInClerk()
  const { unmount } = await goAndReturn(clerk, () => clerk.isBack(CANCELLED))
  expect(await screen.findByRole('alert')).toHaveTextContent(/You cancelled the sign-in with Google/)
  expect(await button()).toBeEnabled()
  expect(await button()).toHaveAccessibleDescription(/You cancelled/)
  unmount()
  await renderRoute(routes, '/signup')
  await button()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(api.received(signInWithOauth)).toHaveLength(0)
})

test.each<[number, FailureCode, RegExp]>([
  [401, 'oauth_refused', /no longer valid/],
  [403, 'oauth_unverified', /The sign-in service has not verified your email address/],
  [409, 'oauth_account_unverified', /account with this email address that is not verified yet/],
  [409, 'oauth_mentor', /belongs to a mentor account/],
  [503, 'oauth_unavailable', /cannot be reached at the moment/],
  [500, 'internal', /went wrong/],
])('an exchange refused with %i %s says what to do next', async (status, code, text) => {
  new FakeApi().refuses(signInWithOauth, status, code)
  const clerk = new StandInClerk()
  const { auth } = await goAndReturn(clerk, () => clerk.has('active'))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(await button()).toBeEnabled()
  expect(auth.signIn).not.toHaveBeenCalled()
  expect(clerk.session).toBeNull()
})

test('a mentor is shown the way to the mentors’ login', async () => {
  new FakeApi().refuses(signInWithOauth, 409, 'oauth_mentor')
  const clerk = new StandInClerk()
  await goAndReturn(clerk, () => clerk.has('active'))
  const [link] = await screen.findAllByRole('link', { name: /mentor/i })
  expect(link).toHaveAttribute('href', '/mentor-signup')
  expect((await screen.findByRole('alert')).querySelector('a')).toHaveAttribute('href', '/mentor-signup')
})

test('offline at the exchange: says so', async () => {
  new FakeApi().isUnreachable(signInWithOauth)
  const clerk = new StandInClerk()
  await goAndReturn(clerk, () => clerk.has('active'))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/)
})

test('what the service cannot finish is not taken for a sign-in', async () => {
  const api = exchanging()
  const clerk = new StandInClerk()
  clerk.create.mockResolvedValue({ status: 'missing_requirements', createdSessionId: '' })
  await goAndReturn(clerk, () => clerk.isBack({ status: 'transferable' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be completed/)
  expect(api.received(signInWithOauth)).toHaveLength(0)
})

test('a session that waits for something more signs nobody in', async () => {
  const api = exchanging()
  const clerk = new StandInClerk()
  await goAndReturn(clerk, () => clerk.has('pending'))
  expect(await button()).toBeEnabled()
  expect(api.received(signInWithOauth)).toHaveLength(0)
})

test('a session of another day signs nobody in, and is ended', async () => {
  const api = exchanging()
  const clerk = new StandInClerk()
  clerk.has('active')
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('textbox', { name: 'Email' }))
  await waitFor(() => expect(clerk.session).toBeNull())
  expect(api.received(signInWithOauth)).toHaveLength(0)
})

test('a press waits until a session of another day is ended', async () => {
  const clerk = new StandInClerk()
  clerk.has('active')
  const signedIn: boolean[] = []
  clerk.authenticateWithRedirect.mockImplementation(async () => void signedIn.push(clerk.session !== null))
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await button())
  await waitFor(() => expect(signedIn).toEqual([false]))
})
