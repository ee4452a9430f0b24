import { runtimeConfig } from '@mentor-connect/api'
import { LOCAL_PUBLISHABLE_KEY, SIGN_IN_PATH } from '@mentor-connect/contract/accounts/oauth'
import { renderRoute } from '@mentor-connect/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import routes from '../../routes'
import { StandInClerk } from './testing/standInClerk'

const GOOGLE = /Google/
const DEGRADED = /not working as it should at the moment/
const CONFIG = { publishableKey: LOCAL_PUBLISHABLE_KEY, proxyUrl: SIGN_IN_PATH }

beforeEach(() => {
  runtimeConfig().signIn = { ...CONFIG }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  delete runtimeConfig().signIn
  Object.assign(window, { Clerk: undefined })
  document.querySelectorAll('script[data-clerk-js-script]').forEach((script) => script.remove())
  sessionStorage.clear()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Clicks a field of the form, which makes the page load the SDK. */
const begin = async ({ user }: Awaited<ReturnType<typeof renderRoute>>): Promise<unknown> =>
  user.click(await screen.findByRole('textbox', { name: 'Email' }))

const formWorks = () => expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled()

test('a deployment without a sign-in service offers none', async () => {
  delete runtimeConfig().signIn
  await renderRoute(routes, '/signup')
  await screen.findByRole('button', { name: 'Sign Up' })
  expect(screen.queryByRole('button', { name: GOOGLE })).toBeNull()
})

test.each<[string, typeof begin]>([
  ['a press in the form', begin],
  ['the focus of a control', async () => act(() => screen.getByLabelText('Email').focus())],
  [
    'a press of the button',
    async ({ user }) => user.click(await screen.findByRole('button', { name: GOOGLE })),
  ],
  [
    'an activation of the button without a pointer',
    async () => fireEvent.click(await screen.findByRole('button', { name: GOOGLE })),
  ],
])('the SDK is loaded after %s, not before', async (_case, intend) => {
  new StandInClerk('degraded')
  const page = await renderRoute(routes, '/signup')
  await screen.findByRole('button', { name: GOOGLE })
  await act(() => import('./ClerkHost'))
  expect(screen.queryByText(DEGRADED)).toBeNull()
  await intend(page)
  expect(await screen.findByText(DEGRADED)).toBeVisible()
})

test('while the SDK loads the button can be pressed, and waits for it', async () => {
  const clerk = new StandInClerk('loading')
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: GOOGLE }))
  expect(await screen.findByRole('button', { name: 'Taking you to Google…' })).toBeDisabled()
  expect(clerk.authenticateWithRedirect).not.toHaveBeenCalled()
  formWorks()
})

test('degraded: warns, and lets try', async () => {
  const clerk = new StandInClerk('degraded')
  const page = await renderRoute(routes, '/signup')
  const { user } = page
  await begin(page)
  expect(await screen.findByText(DEGRADED)).toBeVisible()
  clerk.authenticateWithRedirect.mockRejectedValue(new Error('500'))
  await user.click(screen.getByRole('button', { name: GOOGLE }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be completed/)
  formWorks()
})

test('degraded before it knew the browser: trying says that it did not work', async () => {
  const clerk = new StandInClerk('degraded')
  clerk.client = undefined
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: GOOGLE }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be completed/)
})

test('a script that never comes: says so, and the forms work', async () => {
  // Imported before the fake timers start, because the first import takes a while.
  await import('./ClerkHost')
  jest.useFakeTimers()
  await renderRoute(routes, '/signup')
  fireEvent.focus(await screen.findByRole('button', { name: GOOGLE }))
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText(/Google sign-in cannot be reached/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.queryByRole('button', { name: GOOGLE })).toBeNull()
  formWorks()
})

test.each([
  ['a missing key', { publishableKey: '' }, /Clerk keys are missing/],
  ['a key that is none', { publishableKey: 'sk_test_secret' }, /publishableKey passed to Clerk is invalid/],
  ['a key of the wrong shape', { publishableKey: 'pk_test_bm9uc2Vuc2U' }, /publishableKey.*invalid/],
  ['an invalid proxy address', { proxyUrl: 'clerk' }, /proxyUrl passed to Clerk is invalid/],
])('%s: nothing is loaded, and the reason is logged', async (_case, wrong, reason) => {
  runtimeConfig().signIn = { ...CONFIG, ...wrong }
  await begin(await renderRoute(routes, '/signup'))
  expect(await screen.findByText(/Google sign-in is not available here at the moment/)).toBeVisible()
  expect(screen.queryByRole('button', { name: GOOGLE })).toBeNull()
  expect(document.querySelector('script[data-clerk-js-script]')).toBeNull()
  expect(jest.mocked(console.error).mock.calls.join('\n')).toMatch(reason)
  formWorks()
})

test('speaks Hindi', async () => {
  new StandInClerk()
  await renderRoute(routes, '/signup', { locale: 'hi' })
  expect(await screen.findByRole('button', { name: 'Google के साथ जारी रखें' })).toBeVisible()
})

test('the log-in says what a new account agrees to, the sign-up form says it itself', async () => {
  new StandInClerk()
  const { user } = await renderRoute(routes, '/signup')
  expect(await screen.findAllByText(/By signing up you agree/)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await screen.findByRole('heading', { name: /Log in|Welcome/i })
  expect(screen.getAllByText(/By signing up you agree/)).toHaveLength(1)
})
