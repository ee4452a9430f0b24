import {
  confirmSignUp,
  findSignUpLink,
  registerUser,
  verifyOtp,
} from '@mentor-connect/contract/accounts/auth'
import { registerMentor } from '@mentor-connect/contract/accounts/mentorSignUp'
import { FakeApi, aLearner, aMentor, renderRoute } from '@mentor-connect/testing'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import routes from '../../routes'

const LINK = '/confirm-sign-up#a-token'
const EMAIL = 'asha@example.test'

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => log.mockRestore())

const found = (role: 'user' | 'mentor' = 'user') =>
  new FakeApi().answers(findSignUpLink, { email: EMAIL, role })
async function confirm(user: UserEvent, password = 'a long walk') {
  await user.type(await screen.findByLabelText('Your password'), password)
  await user.click(screen.getByRole('button', { name: 'Confirm and log in' }))
}

test('opening the link confirms nothing; the password does, and logs in', async () => {
  const learner = aLearner()
  const api = found().answers(confirmSignUp, { userData: learner, token: 'bearer' })
  const { user, auth, router } = await renderRoute(routes, LINK)
  expect(await screen.findByText(/signed up with asha@example.test/)).toBeVisible()
  expect(api.received(confirmSignUp)).toEqual([])
  await confirm(user)
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/user')
  expect(api.received(confirmSignUp)[0]?.body).toEqual({ token: 'a-token', password: 'a long walk' })
  const { _id, name, isverified } = learner
  expect(auth.signIn).toHaveBeenCalledWith({
    data: { _id, email: EMAIL, name, isverified },
    account: learner,
    token: 'bearer',
  })
})

test('leads a mentor into the mentor area', async () => {
  found('mentor').answers(confirmSignUp, { mentorData: aMentor(), token: 'bearer' })
  const { user, router } = await renderRoute(routes, LINK)
  await confirm(user)
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/mentor')
})

test('a password of no sign-up says so at the field; the link then begins a new sign-up, without a code', async () => {
  const api = found()
    .refuses(confirmSignUp, 401, 'wrong_credentials')
    .answers(registerUser, { email: EMAIL, role: 'user', verified: true })
  const { user } = await renderRoute(routes, LINK)
  await confirm(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('No sign-up with this address has this password')
  expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(/No sign-up with this address/)
  await user.click(screen.getByRole('button', { name: 'Sign up again with this link' }))

  expect(await screen.findByRole('heading', { name: 'Create your account' })).toHaveFocus()
  const email = screen.getByRole('textbox', { name: 'Email' })
  expect(email).toHaveValue(EMAIL)
  expect(email).toHaveAttribute('readonly')
  expect(email).toHaveAccessibleDescription(/you need no code/)
  await user.type(screen.getByRole('textbox', { name: 'Full name' }), 'Asha')
  await user.type(screen.getByLabelText('Password'), 'a long walk to school')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText(/Your email is verified/)).toBeVisible()
  expect(api.received(registerUser)[0]?.body).toMatchObject({ email: EMAIL, linkToken: 'a-token' })
  expect(api.received(verifyOtp)).toEqual([])
})

test('the mentor form takes the link along too', async () => {
  found('mentor').refuses(registerMentor, 400, 'sign_up_link_invalid')
  const { user, router } = await renderRoute(routes, LINK)
  await user.click(await screen.findByRole('button', { name: 'Sign up again with this link' }))
  expect(await screen.findByRole('heading', { name: 'Become a mentor' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/mentor-signup')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(EMAIL)
})

test.each(['/confirm-sign-up', LINK])(
  'a link that is used up or cut off (%s) says what to do',
  async (at) => {
    new FakeApi().refuses(findSignUpLink, 400, 'sign_up_link_invalid')
    const { user } = await renderRoute(routes, at)
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Sign up again' }))
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  },
)

test('a link that dies while the password is typed says so', async () => {
  found().refuses(confirmSignUp, 400, 'sign_up_link_invalid')
  const { user } = await renderRoute(routes, LINK)
  await confirm(user)
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('without a connection the link can be tried again', async () => {
  const api = new FakeApi().isUnreachable(findSignUpLink)
  const { user } = await renderRoute(routes, LINK, { locale: 'hi' })
  const retry = await screen.findByRole('button', { name: 'फिर कोशिश करें' })
  api.answers(findSignUpLink, { email: EMAIL, role: 'user' })
  await user.click(retry)
  expect(await screen.findByLabelText('आपका पासवर्ड')).toBeVisible()
})

test('a sign-up that caused no new mail says which one to open', async () => {
  new FakeApi().answers(registerUser, { email: EMAIL, role: 'user', mailed: false })
  const { user } = await renderRoute(routes, '/signup')
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Asha')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), EMAIL)
  await user.type(screen.getByLabelText('Password'), 'a long walk to school')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Open the link in any of them')
})
