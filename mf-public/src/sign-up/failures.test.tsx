import {
  confirmSignUp,
  findSignUpLink,
  loginMentor,
  loginUser,
  registerUser,
  requestPasswordReset,
  resendOtp,
  resetPassword,
  verifyOtp,
} from '@mentor-connect/contract/accounts/auth'
import type { FailureCode } from '@mentor-connect/contract/api/wire'
import { OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import { FakeApi, aLearner, renderRoute } from '@mentor-connect/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import routes from '../routes'

const EMAIL = 'asha@example.test'
const PENDING = { email: EMAIL, role: 'user' } as const

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.useRealTimers()
  log.mockRestore()
})

const fill = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

type Options = Parameters<typeof renderRoute>[2]

/** Opens the log-in step, as a link on another page does. */
async function openLogin(address: '/signup' | '/mentor-signup' = '/signup', options?: Options) {
  const view = await renderRoute(routes, '/about', options)
  await act(() => view.router.navigate(address, { state: { step: 'login', email: EMAIL } }))
  await screen.findByRole('heading', { level: 1, name: /log ?in|लॉग इन/i })
  return view
}

/** Signs up, and opens the step that asks for the code. */
async function openCode(api: FakeApi, options?: Options) {
  api.answers(registerUser, PENDING)
  const view = await renderRoute(routes, '/signup', options)
  await screen.findByLabelText('Full name')
  fill('Full name', 'Asha Verma')
  fill('Email', EMAIL)
  fill('Password', 'a long walk')
  await press(view.user, 'Sign Up')
  await screen.findByRole('heading', { name: 'Verify your email' })
  return view
}

/** Types a code and submits it. */
async function sendCode(user: UserEvent, code = '0042') {
  fireEvent.change(screen.getByRole('textbox', { name: 'Digit 1 of 4' }), { target: { value: code } })
  await press(user, 'Verify')
}

const SHARED: [FailureCode, number, RegExp][] = [
  ['rate_limited', 429, /Too many tries\. Please wait 60 seconds and try again/],
  ['unavailable', 503, /does not work at the moment, and nothing was saved/],
  ['internal', 500, /Something went wrong on our side/],
]

describe('the log-in', () => {
  test.each<[FailureCode, number, RegExp]>([
    ['wrong_credentials', 401, /Email or password is wrong/],
    ['account_suspended', 403, /Your account is suspended/],
    ['too_many_guesses', 429, /Too many wrong passwords/],
    ...SHARED,
  ])('that is refused as %s says so and keeps what was typed', async (code, status, text) => {
    new FakeApi().refuses(loginUser, status, code)
    const { user, auth } = await openLogin()
    fill('Password', 'a long walk')
    await press(user, 'Log in')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveValue(EMAIL)
    expect(screen.getByLabelText('Password')).toHaveValue('a long walk')
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled()
    expect(auth.signIn).not.toHaveBeenCalled()
  })

  test('of a mentor who is not verified yet says so', async () => {
    new FakeApi().refuses(loginMentor, 403, 'mentor_pending')
    const { user } = await openLogin('/mentor-signup')
    fill('Password', 'a long walk')
    await press(user, 'Log in')
    expect(await screen.findByRole('alert')).toHaveTextContent('has not been verified yet')
  })

  test('that was answered without an account signs nobody in', async () => {
    new FakeApi().answers(loginUser, {})
    const { user, auth } = await openLogin()
    fill('Password', 'a long walk')
    await press(user, 'Log in')
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side')
    expect(auth.signIn).not.toHaveBeenCalled()
  })

  test('needs a password before anything is sent', async () => {
    const api = new FakeApi()
    const { user } = await openLogin()
    await press(user, 'Log in')
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your password.')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(api.received(loginUser)).toEqual([])
  })

  test('is sent by Enter, once, and with the address trimmed', async () => {
    const api = new FakeApi().neverAnswers(loginUser)
    const { user } = await openLogin()
    fill('Email', `  ${EMAIL} `)
    await user.type(screen.getByLabelText('Password'), ' spaces stay {Enter}')
    expect(await screen.findByRole('button', { name: 'One moment…' })).toBeDisabled()
    await user.keyboard('{Enter}')
    expect(api.received(loginUser).map(({ body }) => body)).toEqual([
      { email: EMAIL, password: ' spaces stay ' },
    ])
  })

  test('that failed can be tried again, and the old failure goes', async () => {
    const api = new FakeApi().isUnreachable(loginUser)
    const { user, auth } = await openLogin()
    fill('Password', 'a long walk')
    await press(user, 'Log in')
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/)
    api.answers(loginUser, { userData: aLearner(), token: 'bearer' })
    await press(user, 'Log in')
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledTimes(1))
  })

  test('speaks Hindi about its failure', async () => {
    new FakeApi().refuses(loginUser, 401, 'wrong_credentials')
    const { user } = await openLogin('/signup', { locale: 'hi' })
    fill('पासवर्ड', 'a long walk')
    await press(user, 'लॉग इन करें')
    expect(await screen.findByRole('alert')).toHaveTextContent('ईमेल या पासवर्ड ग़लत है।')
  })
})

describe('the sign-up', () => {
  test.each<[FailureCode, number, RegExp]>([
    ['mail_failed', 502, /could not be sent\. Please check the address/],
    ['sign_up_link_invalid', 400, /This link no longer works/],
    ...SHARED,
  ])('that is refused as %s says so and keeps what was typed', async (code, status, text) => {
    new FakeApi().refuses(registerUser, status, code)
    const { user } = await renderRoute(routes, '/signup')
    await screen.findByLabelText('Full name')
    fill('Full name', 'Asha Verma')
    fill('Email', EMAIL)
    fill('Password', 'a long walk')
    await press(user, 'Sign Up')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Full name')).toHaveValue('Asha Verma')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(text)
    expect(screen.getByLabelText('Password')).toHaveValue('a long walk')
  })

  test.each([
    ['name', 'Full name', /This name was not accepted/],
    ['email', 'Email', /Enter a valid email address/],
    ['password', 'Password', /Please choose another password/],
  ])('whose %s the server does not take says so there, and goes there', async (field, label, text) => {
    new FakeApi().refuses(registerUser, 400, 'invalid_input', { [field]: 'raw words of the server' })
    const { user } = await renderRoute(routes, '/signup')
    await screen.findByLabelText('Full name')
    fill('Full name', 'Asha Verma')
    fill('Email', EMAIL)
    fill('Password', 'a long walk')
    await press(user, 'Sign Up')
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus())
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text)
    expect(screen.queryByText(/raw words/)).toBeNull()
  })
})

describe('the code', () => {
  test.each<[FailureCode, number, RegExp]>([
    ['otp_invalid', 400, /This code is not right/],
    ['otp_expired', 400, /This code has expired\. Please ask for a new one/],
    ['otp_exhausted', 400, /Too many wrong codes\. Please ask for a new code/],
    ['otp_closed', 400, /Please open the link in the email instead/],
    ...SHARED,
  ])('that is refused as %s says so at its boxes', async (code, status, text) => {
    const api = new FakeApi().refuses(verifyOtp, status, code)
    const { user } = await openCode(api)
    await sendCode(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus()
  })

  test('that was wrong is replaced by typing another one', async () => {
    const api = new FakeApi().refuses(verifyOtp, 400, 'otp_invalid')
    const { user } = await openCode(api)
    await sendCode(user)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Digit 1 of 4' })).toHaveFocus())
    await user.keyboard('1357')
    await press(user, 'Verify')
    expect(api.received(verifyOtp).map(({ body }) => (body as { otp: string }).otp)).toEqual(['0042', '1357'])
  })

  test('that is answered with no is not taken for right', async () => {
    const api = new FakeApi().answers(verifyOtp, false as never)
    const { user } = await openCode(api)
    await sendCode(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.')
  })

  test.each<[FailureCode, number, RegExp]>([
    ['otp_too_soon', 429, /A code was sent a moment ago/],
    ['sign_up_mails_used_up', 429, /several emails to this address in the last hour/],
    ['mail_failed', 502, /could not be sent/],
    ...SHARED,
  ])('that cannot be sent again, for %s, says so and promises no mail', async (code, status, text) => {
    jest.useFakeTimers()
    const api = new FakeApi().refuses(resendOtp, status, code).answers(registerUser, PENDING)
    await renderRoute(routes, '/signup')
    await screen.findByLabelText('Full name')
    fill('Full name', 'Asha Verma')
    fill('Email', EMAIL)
    fill('Password', 'a long walk')
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }))
    await screen.findByRole('button', { name: 'Resend code in 30 s' })
    await act(() => jest.advanceTimersByTimeAsync(OTP_RESEND_COOLDOWN_MS))
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByText(/A new code is on its way/)).toBeNull()
    expect(api.received(resendOtp)).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  test.each(SHARED)('whose link cannot be sent, for %s, says so', async (code, status, text) => {
    new FakeApi().refuses(requestPasswordReset, status, code)
    const { user } = await renderRoute(routes, '/forgot-password')
    await screen.findByLabelText('Email')
    fill('Email', EMAIL)
    await press(user, 'Send the link')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('heading', { name: 'Check your email' })).toBeNull()
  })

  test('can be asked for at another address, with the first one still there to mend', async () => {
    const api = new FakeApi().answers(requestPasswordReset, true)
    const { user } = await renderRoute(routes, '/forgot-password')
    await screen.findByLabelText('Email')
    fill('Email', 'ahsa@example.test')
    await press(user, 'Send the link')
    await user.click(await screen.findByRole('button', { name: 'Use another address' }))
    expect(await screen.findByLabelText('Email')).toHaveValue('ahsa@example.test')
    fill('Email', EMAIL)
    await press(user, 'Send the link')
    expect(await screen.findByText(/If asha@example.test has an account/)).toBeVisible()
    expect(api.received(requestPasswordReset)).toHaveLength(2)
  })

  test.each(SHARED)(
    'whose new one cannot be set, for %s, leaves the link usable',
    async (code, status, text) => {
      const api = new FakeApi().refuses(resetPassword, status, code)
      const { user } = await renderRoute(routes, '/reset-password#a-token')
      await screen.findByLabelText('New password')
      fill('New password', 'a long walk')
      await press(user, 'Set the password')
      expect(await screen.findByRole('alert')).toHaveTextContent(text)
      api.answers(resetPassword, PENDING)
      await press(user, 'Set the password')
      expect(await screen.findByText(/Your password is changed/)).toBeVisible()
    },
  )

  test('a token that the server does not take as one is a dead link', async () => {
    new FakeApi().refuses(resetPassword, 400, 'invalid_input', { token: 'too long' })
    const { user } = await renderRoute(routes, `/reset-password#${'x'.repeat(5000)}`)
    await screen.findByLabelText('New password')
    fill('New password', 'a long walk')
    await press(user, 'Set the password')
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus()
  })
})

describe('the confirmation by a link', () => {
  test.each(SHARED)('that fails for %s says so and can be tried again', async (code, status, text) => {
    const api = new FakeApi().answers(findSignUpLink, PENDING).refuses(confirmSignUp, status, code)
    const { user, auth } = await renderRoute(routes, '/confirm-sign-up#a-token')
    await screen.findByLabelText('Your password')
    fill('Your password', 'a long walk')
    await press(user, 'Confirm and log in')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByText(/No sign-up with this address/)).toBeNull()
    api.answers(confirmSignUp, { userData: aLearner(), token: 'bearer' })
    await press(user, 'Confirm and log in')
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledTimes(1))
  })
})
