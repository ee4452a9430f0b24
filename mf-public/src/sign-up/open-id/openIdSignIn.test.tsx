import { runtimeConfig } from '@mentor-connect/api'
import { CONSENT_VERSION } from '@mentor-connect/contract/accounts/consent'
import { finishOpenIdSignIn, startOpenIdSignIn } from '@mentor-connect/contract/accounts/openId'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { FakeApi, aLearner, renderRoute } from '@mentor-connect/testing'
import { screen, waitFor } from '@testing-library/react'
import routes from '../../routes'

const LEARNER = aLearner()
const BACK = '/signup?code=the-code&state=the-state&iss=https%3A%2F%2Flogin.test&session_state=x'

const button = () => screen.findByRole('button', { name: 'Continue with School account' })
const finishing = () => new FakeApi().answers(finishOpenIdSignIn, { userData: LEARNER, token: 'bearer' })

beforeEach(() => {
  runtimeConfig().openId = { name: 'School account' }
})
afterEach(() => {
  delete runtimeConfig().openId
  sessionStorage.clear()
})

test('the button is there, and nothing of a vendor is loaded', async () => {
  await renderRoute(routes, '/signup')
  expect(await button()).toBeEnabled()
  expect(screen.queryByRole('button', { name: /Google/ })).toBeNull()
  expect(document.querySelector('script[src]')).toBeNull()
})

test('asks for the provider’s page once, and says where the person is taken', async () => {
  const api = new FakeApi().neverAnswers(startOpenIdSignIn)
  const { user } = await renderRoute(routes, '/signup', { locale: 'hi' })
  await user.dblClick(await screen.findByRole('button', { name: 'School account के साथ जारी रखें' }))
  expect(
    await screen.findByRole('button', { name: 'आपको School account पर ले जाया जा रहा है…' }),
  ).toBeDisabled()
  expect(api.received(startOpenIdSignIn).map(({ body }) => body)).toEqual([{ language: 'hi' }])
})

test('a provider that is away: says so, and the form works', async () => {
  new FakeApi().refuses(startOpenIdSignIn, 503, 'oauth_unavailable')
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await button())
  expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be reached at the moment/)
  expect(await button()).toHaveAccessibleDescription(/cannot be reached/)
  expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
})

test('on the way back, what the provider sent is exchanged once, with what the page asked to agree to', async () => {
  const api = finishing()
  const { auth, router } = await renderRoute(routes, BACK)
  await waitFor(() => expect(router.state.location.pathname).toBe('/user'))
  expect(api.received(finishOpenIdSignIn).map(({ body }) => body)).toEqual([
    {
      code: 'the-code',
      state: 'the-state',
      iss: 'https://login.test',
      consentVersion: CONSENT_VERSION,
      language: 'en',
    },
  ])
  const { _id, email, name, isverified } = LEARNER
  expect(auth.signIn).toHaveBeenCalledWith({
    data: { _id, email, name, isverified },
    account: LEARNER,
    token: 'bearer',
  })
})

test('goes on to where the person wanted to go', async () => {
  finishing()
  sessionStorage.setItem('mc.sign-in', JSON.stringify({ state: { next: '/user/bookmarks' } }))
  const { router } = await renderRoute(routes, BACK)
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/bookmarks'))
})

test('a person who cancelled can try again; the address keeps nothing', async () => {
  const api = finishing()
  const { router } = await renderRoute(routes, '/signup?error=access_denied&state=the-state')
  expect(await screen.findByRole('alert')).toHaveTextContent(/You cancelled the sign-in with School account/)
  expect(router.state.location.search).toBe('')
  expect(await button()).toBeEnabled()
  expect(api.received(finishOpenIdSignIn)).toHaveLength(0)
})

test.each<[number, FailureCode, RegExp]>([
  [401, 'oauth_refused', /no longer valid/],
  [403, 'oauth_unverified', /has not verified your email address/],
  [409, 'oauth_mentor', /belongs to a mentor account/],
  [429, 'rate_limited', /wait|again/i],
])('a return refused with %i %s says what to do next', async (status, code, text) => {
  new FakeApi().refuses(finishOpenIdSignIn, status, code)
  const { auth, router } = await renderRoute(routes, BACK)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(await button()).toBeEnabled()
  expect(router.state.location.search).toBe('')
  expect(auth.signIn).not.toHaveBeenCalled()
})

test('without a state nothing is taken for a return', async () => {
  const api = finishing()
  await renderRoute(routes, '/signup?code=the-code')
  await button()
  expect(api.received(finishOpenIdSignIn)).toHaveLength(0)
})
