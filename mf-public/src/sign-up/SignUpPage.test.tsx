import {
  loginMentor,
  loginUser,
  registerUser,
  resendOtp,
  verifyOtp,
} from '@mentor-connect/shared/contracts/auth'
import { FakeApi, aLearner, aMentor, renderRoute } from '@mentor-connect/shared/testing'
import { act, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import routes from '../routes'

const PENDING = { email: 'asha@example.test', role: 'user' } as const

async function fillSignUp(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Full name' }), 'Asha Verma')
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
}

async function fillLogin(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

async function typeCode(user: UserEvent, code: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Digit 1 of 4' }), code[0]!)
  await user.keyboard(code.slice(1))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
}

test('signs up, verifies the e-mail, logs in', async () => {
  const learner = aLearner()
  const api = new FakeApi()
    .answers(registerUser, PENDING)
    .answers(verifyOtp, true)
    .answers(loginUser, { userData: learner, token: 'bearer' })
  const { user, auth, router } = await renderRoute(routes, '/signup')

  await fillSignUp(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toHaveFocus()
  await typeCode(user, '0042')
  expect(api.received(verifyOtp)[0]?.body).toEqual({ ...PENDING, otp: '0042' })

  expect(await screen.findByText('Your email is verified. You can log in now.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Log in' }))

  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/user')
  const { _id, email, name, isverified } = learner
  expect(auth.signIn).toHaveBeenCalledWith('user', {
    data: { _id, email, name, isverified },
    account: learner,
    token: 'bearer',
  })
})

test('asks for what is missing before it sends anything', async () => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'asha')
  await user.type(screen.getByLabelText('Password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))

  expect(await screen.findByText('Enter your name, at most 80 characters.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    /Enter a valid email address/,
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Use 8 to 128 characters/)
  expect(api.received(registerUser)).toHaveLength(0)
})

test('a refused sign-up says why, tied to the field, and keeps what was typed', async () => {
  new FakeApi().refuses(registerUser, 400, 'weak_password', { password: 'too common' })
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('This password is too easy to guess.')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too easy to guess.*/)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Please choose another password/)
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Verma')
  expect(screen.queryByText('too common')).toBeNull()
})

test('a failed login says what to do next and keeps the e-mail', async () => {
  new FakeApi().refuses(loginUser, 401, 'wrong_credentials')
  const { user, auth } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await fillLogin(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is wrong.')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/E-mail or password is wrong/)
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.test')
  expect(auth.signIn).not.toHaveBeenCalled()
})

test('a login before the e-mail is verified leads to the code, and Back to sign-up', async () => {
  new FakeApi().answers(loginUser, PENDING, { UserNotVerified: true })
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await fillLogin(user)
  expect(await screen.findByText(/We have sent a code of 4 digits to asha@example.test/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
})

test('a wrong code is said inline and stays typed', async () => {
  new FakeApi().answers(registerUser, PENDING).refuses(verifyOtp, 400, 'otp_invalid')
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  await typeCode(user, '1234')
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.')
  expect(screen.getByRole('textbox', { name: 'Digit 4 of 4' })).toHaveValue('4')
})

test('an incomplete code is not sent', async () => {
  const api = new FakeApi().answers(registerUser, PENDING).answers(verifyOtp, true)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  await typeCode(user, '12')
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter all 4 digits of the code.')
  expect(api.received(verifyOtp)).toHaveLength(0)
})

test('a code can be sent again after thirty seconds', async () => {
  jest.useFakeTimers()
  const api = new FakeApi().answers(registerUser, PENDING).answers(resendOtp, PENDING)
  await renderRoute(routes, '/signup')
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  await fillSignUp(user)
  expect(await screen.findByRole('button', { name: /Resend code in 30 s/ })).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText(/A new code is on its way/)).toBeVisible()
  expect(api.received(resendOtp)[0]?.body).toEqual(PENDING)
  expect(screen.getByRole('button', { name: /Resend code in/ })).toBeDisabled()
  jest.useRealTimers()
})

test('a mentor logs in to the mentor area', async () => {
  const mentor = aMentor({ email: 'ravi@example.test' })
  new FakeApi().answers(loginMentor, { mentorData: mentor, token: 'bearer' })
  const { user, auth, router } = await renderRoute(routes, '/mentor-signup')
  await fillLogin(user)
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/mentor')
  expect(auth.signIn).toHaveBeenCalledWith(
    'mentor',
    expect.objectContaining({ account: mentor, token: 'bearer' }),
  )
})

test('speaks Hindi', async () => {
  new FakeApi().refuses(loginUser, 401, 'wrong_credentials')
  await renderRoute(routes, '/signup', { locale: 'hi' })
  expect(await screen.findByRole('heading', { name: 'अपना खाता बनाएँ' })).toBeVisible()
})
