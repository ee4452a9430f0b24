import {
  loginMentor,
  loginUser,
  registerUser,
  resendOtp,
  verifyOtp,
} from '@mentor-connect/contract/accounts/auth'
import { NEXT_PAGE, returnPlace } from '@mentor-connect/contract/remote'
import { FakeApi, aLearner, aMentor, renderRoute } from '@mentor-connect/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import routes from '../routes'
import { fillLogin, fillSignUp, GOOD, PENDING, typeCode } from './testing/steps'

test('signs up, verifies the e-mail, logs in', async () => {
  const learner = aLearner()
  const api = new FakeApi()
    .answers(registerUser, PENDING)
    .answers(verifyOtp, true)
    .answers(loginUser, { userData: learner, token: 'bearer' })
  const { user, auth, router } = await renderRoute(routes, '/signup')

  await fillSignUp(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Verify your email' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus()
  await typeCode(user, '0042')
  expect(api.received(verifyOtp)[0]?.body).toEqual({ ...PENDING, otp: '0042' })

  expect(await screen.findByText('Your email is verified. You can log in now.')).toBeVisible()
  expect(screen.getByText(/^Welcome to Mentor-Connect!/)).toBeVisible()
  expect(screen.queryByText('Good to see you again.')).toBeNull()
  expect(JSON.stringify(window.history.state)).not.toContain(GOOD.Password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(api.received(loginUser)[0]?.body).toEqual({ email: PENDING.email, password: GOOD.Password })

  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/user')
  const { _id, email, name, isverified } = learner
  expect(auth.signIn).toHaveBeenCalledWith({
    data: { _id, email, name, isverified },
    account: learner,
    token: 'bearer',
  })
})

test('the form has the name, the e-mail address and the password, and nothing else', async () => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(api.received(registerUser)[0]?.body).not.toHaveProperty('birthYear')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByLabelText('Full name')
  const fields = [...document.querySelectorAll<HTMLInputElement>('form input')].map(({ name }) => name)
  expect(fields).toEqual(['name', 'email', 'password'])
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
  new FakeApi().refuses(
    registerUser,
    400,
    'weak_password',
    { password: 'too common' },
    { reason: 'personal' },
  )
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map((alert) => alert.textContent)).toContain(
    'This password is too easy to guess. Please choose another one.',
  )
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too easy to guess.*/)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/contains your name, your email/)
  expect(screen.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Verma')
  expect(screen.queryByText('too common')).toBeNull()
})

test('the shell is told which page follows the password', async () => {
  new FakeApi()
  const { user } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  for (const control of [screen.getByLabelText('Password'), screen.getByRole('button', { name: 'Log in' })])
    expect(control).toHaveAttribute(NEXT_PAGE, '/user/home')
})

test('a failed login says what to do next and keeps the e-mail', async () => {
  new FakeApi().refuses(loginUser, 401, 'wrong_credentials')
  const { user, auth } = await renderRoute(routes, '/signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await fillLogin(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Email or password is wrong/)
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.test')
  expect(auth.signIn).not.toHaveBeenCalled()
})

test.each([
  [5, 'en', /wait 5 seconds and try again/],
  [512, 'en', /wait 9 minutes and try again/],
  [512, 'hi', /9 मिनट रुककर/],
] as const)('a login that has to wait %s s says so (%s)', async (retryAfterSeconds, locale, sentence) => {
  new FakeApi().refuses(loginUser, 429, 'too_many_guesses', undefined, { retryAfterSeconds })
  const state = { step: 'login' }
  const { user, router } = await renderRoute(routes, '/forgot-password', { locale })
  await act(() => router.navigate('/signup', { state }))
  await user.type(await screen.findByRole('textbox'), 'asha@example.test')
  await user.type(document.querySelector('[autocomplete="current-password"]')!, 'a password{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
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
  jest.useFakeTimers({ advanceTimers: true })
  const api = new FakeApi().answers(registerUser, PENDING).answers(resendOtp, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  expect(await screen.findByRole('button', { name: /Resend code in 30 s/ })).toBeDisabled()
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText(/A new code is on its way/)).toBeVisible()
  expect(api.received(resendOtp)[0]?.body).toEqual(PENDING)
  expect(screen.getByRole('button', { name: /Resend code in/ })).toBeDisabled()
  jest.useRealTimers()
})

test('a code that the phone fills in or that is pasted lands in all boxes', async () => {
  const api = new FakeApi().answers(registerUser, PENDING).refuses(verifyOtp, 400, 'otp_invalid')
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  const first = await screen.findByRole('textbox', { name: 'Digit 1 of 4' })
  expect(first).toHaveAttribute('autocomplete', 'one-time-code')
  expect(first).toHaveAttribute('inputmode', 'numeric')
  fireEvent.change(first, { target: { value: '0317' } })
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await user.click(first)
  await user.paste('आपका कोड: 42 42')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  expect(api.received(verifyOtp).map(({ body }) => body.otp)).toEqual(['0317', '4242'])
})

test('Back keeps name and e-mail, so that a wrong address can be mended', async () => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Verma')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('asha@example.test')
  await user.type(screen.getByLabelText('Password'), 'long enough')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(api.received(registerUser)).toHaveLength(2)
})

test('the password can be looked at', async () => {
  new FakeApi()
  const { user } = await renderRoute(routes, '/signup')
  await user.type(await screen.findByLabelText('Password'), 'long enough')
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  expect(screen.getByLabelText('Password')).toHaveValue('long enough')
})

const FAMILY = '👩‍👩‍👧‍👦'

test.each([
  ['Full name', 'आशा वर्मा'],
  ['Full name', 'عائشة'],
  ['Full name', `Asha ${FAMILY}`],
  ['Full name', '<b onclick="alert(1)">Asha</b>'],
  ['Full name', '😀'.repeat(80)],
  ['Email', '  asha+learn@example.test '],
  ['Password', 'मेरा लंबा पासवर्ड'],
  ['Password', FAMILY.repeat(4)],
  ['Password', 'x'.repeat(128)],
])('takes as %s: %s', async (field, text) => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user, { [field]: text })
  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(Object.values(api.received(registerUser)[0]!.body)).toContain(
    field === 'Password' ? text : text.trim(),
  )
})

test.each([
  ['Full name', '   ', /Enter your name/],
  ['Full name', 'x'.repeat(81), /at most 80 characters/],
  ['Email', ' ', /valid email address/],
  ['Email', 'asha@example', /valid email address/],
  ['Email', 'asha verma@example.test', /valid email address/],
  ['Email', '<asha@example.test>, b@example.test', /valid email address/],
  ['Email', `${'a'.repeat(250)}@example.test`, /valid email address/],
  ['Password', '😀😀😀😀', /Use 8 to 128 characters/],
  ['Password', '1234567', /Use 8 to 128 characters/],
  ['Password', 'x'.repeat(129), /Use 8 to 128 characters/],
])('does not take as %s: %j', async (field, text, error) => {
  const api = new FakeApi().answers(registerUser, PENDING)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user, { [field]: text })
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  const box = screen.getByLabelText(field)
  expect(box).toHaveAccessibleDescription(error)
  expect(box).toBeInvalid()
  expect(box).toHaveValue(field === 'Email' ? text.trim() : text)
  expect(api.received(registerUser)).toHaveLength(0)
})

test('offline: says so, keeps everything, and goes on when the network is back', async () => {
  const api = new FakeApi().isUnreachable(registerUser)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/)
  expect(screen.getByLabelText('Password')).toHaveValue('long enough')
  api.answers(registerUser, PENDING)
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByRole('heading', { name: 'Verify your email' })).toBeVisible()
})

test('a doubled click signs up once', async () => {
  const api = new FakeApi().neverAnswers(registerUser)
  const { user } = await renderRoute(routes, '/signup')
  await fillSignUp(user)
  const busy = await screen.findByRole('button', { name: 'One moment…' })
  expect(busy).toBeDisabled()
  await user.click(busy)
  expect(api.received(registerUser)).toHaveLength(1)
})

describe('a protected address that was asked for', () => {
  afterEach(() => returnPlace.forget())

  test.each([
    ['/user/resources/js?lesson=3', '/user/resources/js', '?lesson=3'],
    ['/mentor/learners', '/user', ''],
    [undefined, '/user', ''],
  ])('%s is opened by a learner’s login as %s%s, and forgotten', async (asked, pathname, search) => {
    if (asked) returnPlace.remember(asked)
    new FakeApi().answers(loginUser, { userData: aLearner(), token: 'bearer' })
    const { user, router } = await renderRoute(routes, '/about')
    await act(() => router.navigate('/signup', { state: { step: 'login' } }))
    await fillLogin(user)
    expect(await screen.findByText('elsewhere')).toBeVisible()
    expect(router.state.location).toMatchObject({ pathname, search })
    expect(returnPlace.get()).toBeUndefined()
  })
})

test('the links of the bar switch between the steps of the card that is open', async () => {
  new FakeApi()
  const { router } = await renderRoute(routes, '/signup')
  await screen.findByRole('heading', { level: 1, name: 'Create your account' })
  await act(() => router.navigate('/signup', { state: { step: 'login' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toHaveFocus()
  await act(() => router.navigate('/signup', { state: { step: 'sign-up' } }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Create your account' })).toHaveFocus()
})

test('a mentor logs in to the mentor area', async () => {
  const mentor = aMentor({ email: 'ravi@example.test' })
  new FakeApi().answers(loginMentor, { mentorData: mentor, token: 'bearer' })
  const { user, auth, router } = await renderRoute(routes, '/mentor-signup')
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await fillLogin(user)
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(router.state.location.pathname).toBe('/mentor')
  expect(auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ account: mentor, token: 'bearer' }))
})

test('speaks Hindi', async () => {
  new FakeApi().refuses(loginUser, 401, 'wrong_credentials')
  await renderRoute(routes, '/signup', { locale: 'hi' })
  expect(await screen.findByRole('heading', { name: 'अपना खाता बनाएँ' })).toBeVisible()
})
