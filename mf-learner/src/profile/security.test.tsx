import {
  cancelEmailChange,
  changePassword,
  confirmEmailChange,
  endOtherSessions,
  endSession,
  getSessions,
  getSignInState,
  requestEmailChange,
} from '@mentor-connect/contract/accounts/accountSecurity'
import { requestPasswordReset } from '@mentor-connect/contract/accounts/auth'
import {
  aLearner,
  anOwnSession,
  aSignInState,
  profileApi,
  renderRoute,
  signedIn,
  type FakeApi,
} from '@mentor-connect/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const ASHA = aLearner()
const userId = ASHA._id
const NEW = 'asha.verma@example.test'
const CHANGE = { email: NEW, expiresAt: '2026-11-20T09:00:00.000Z' }

let api: FakeApi
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  api = profileApi()
})
afterEach(() => log.mockRestore())

async function open(locale: 'en' | 'hi' = 'en') {
  const view = await renderRoute(learner, '/user/profile', {
    mount: '/user',
    session: signedIn(ASHA),
    locale,
  })
  const name = locale === 'en' ? 'Security' : 'सुरक्षा'
  return { ...view, card: within(await screen.findByRole('region', { name })) }
}

describe('password', () => {
  async function openForm(locale: 'en' | 'hi' = 'en') {
    const view = await open(locale)
    const name = locale === 'en' ? 'Change: Password' : 'बदलें: पासवर्ड'
    const toggle = await view.card.findByRole('button', { name })
    await view.user.click(toggle)
    const [current, next] =
      locale === 'en' ? ['Current password', 'New password'] : ['मौजूदा पासवर्ड', 'नया पासवर्ड']
    return {
      ...view,
      toggle,
      current: view.card.getByLabelText(current),
      next: view.card.getByLabelText(next),
    }
  }
  const submit = async ({ user, card }: Awaited<ReturnType<typeof openForm>>) =>
    user.click(card.getByRole('button', { name: 'Change password' }))

  test('is changed, the new token is stored, and a confirmation is shown', async () => {
    api.answers(changePassword, { token: 'fresh' })
    const view = await openForm()
    expect(view.current).toHaveFocus()
    await view.user.type(view.current, 'correct horse')
    await view.user.type(view.next, 'seven slow green boats')
    await submit(view)
    expect(await view.card.findByText(/Your password is changed/)).toBeVisible()
    expect(api.received(changePassword)[0]?.body).toEqual({
      userId,
      currentPassword: 'correct horse',
      password: 'seven slow green boats',
    })
    expect(view.auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ token: 'fresh' }))
    expect(view.toggle).toHaveFocus()
    expect(view.card.queryByLabelText('New password')).toBeNull()
  })

  test('if wrong or weak, an error is shown at its field and the input is kept', async () => {
    api.refuses(changePassword, 401, 'wrong_credentials')
    const view = await openForm()
    await view.user.type(view.current, 'wrong')
    await view.user.type(view.next, 'asha12345')
    await submit(view)
    await waitFor(() => expect(view.current).toHaveAccessibleDescription('This password is not right.'))
    expect(view.current).toHaveFocus()

    api.refuses(changePassword, 400, 'weak_password', { password: 'x' }, { reason: 'personal' })
    await submit(view)
    await waitFor(() => expect(view.next).toHaveAccessibleDescription(/contains your name/))
    expect(view.next).toHaveFocus()
    expect([view.current, view.next].map((field) => (field as HTMLInputElement).value)).toEqual([
      'wrong',
      'asha12345',
    ])
  })

  test('after too many wrong ones, the time to wait is shown, in Hindi too', async () => {
    api.refuses(changePassword, 429, 'too_many_guesses', undefined, { retryAfterSeconds: 128 })
    const { user, card, current, next } = await openForm('hi')
    await user.type(current, 'wrong')
    await user.type(next, 'seven slow green boats')
    await user.click(card.getByRole('button', { name: 'पासवर्ड बदलें' }))
    expect(await card.findByRole('alert')).toHaveTextContent('कृपया 3 मिनट रुककर फिर कोशिश करें')
  })

  test('is required before anything is sent', async () => {
    const view = await openForm()
    await view.user.type(view.next, 'short')
    await submit(view)
    expect(view.current).toHaveAccessibleDescription('Please enter your current password.')
    expect(view.next).toHaveAccessibleDescription(/8 to 128 characters/)
    expect(view.current).toHaveFocus()
    expect(api.received(changePassword)).toEqual([])
  })

  test('if partly typed, blocks a navigation; after Cancel it does not', async () => {
    const { user, router, current, toggle, card } = await openForm()
    await user.type(current, 'corr')
    const go = () => act(async () => void router.navigate('/user/bookmarks'))
    await go()
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(dialog.getByRole('button', { name: 'Stay here' }))
    expect(current).toHaveValue('corr')
    await user.click(card.getByRole('button', { name: 'Cancel' }))
    expect(toggle).toHaveFocus()
    await go()
    await waitFor(() => expect(router.state.location.pathname).toBe('/user/bookmarks'))
  })
})

describe('without a password', () => {
  test('one can be set in a fresh session', async () => {
    api.answers(getSignInState, aSignInState({ proof: 'fresh-sign-in' }))
    api.answers(changePassword, { token: 'fresh' })
    const { user, card } = await open()
    await user.click(await card.findByRole('button', { name: 'Set one: Password' }))
    expect(card.queryByLabelText('Current password')).toBeNull()
    await user.type(card.getByLabelText('New password'), 'seven slow green boats')
    await user.click(card.getByRole('button', { name: 'Change password' }))
    await waitFor(() =>
      expect(api.received(changePassword)[0]?.body).toEqual({ userId, password: 'seven slow green boats' }),
    )
  })

  test('a link is mailed in an older session', async () => {
    api.answers(getSignInState, aSignInState({ proof: 'fresh-sign-in', isFresh: false }))
    api.answers(requestPasswordReset, true)
    const { user, card } = await open()
    await user.click(await card.findByRole('button', { name: 'Set one: Password' }))
    await user.click(card.getByRole('button', { name: 'Email me the link' }))
    expect(await card.findByText(/on its way to asha@example.test/)).toBeVisible()
    expect(api.received(requestPasswordReset)[0]?.body).toEqual({ email: ASHA.email, role: 'user' })
    await user.click(card.getByRole('button', { name: 'Change: Email address' }))
    expect(card.getByRole('alert')).toHaveTextContent('log out, log in again')
  })
})

describe('e-mail address', () => {
  test('is changed with the code mailed to the new one', async () => {
    api.answers(requestEmailChange, CHANGE).answers(confirmEmailChange, { email: NEW })
    const { user, card, auth } = await open()
    const toggle = await card.findByRole('button', { name: 'Change: Email address' })
    await user.click(toggle)
    await user.type(card.getByLabelText('New email address'), ` ${NEW.toUpperCase()}`)
    await user.type(card.getByLabelText('Current password'), 'correct horse')
    api.answers(getSignInState, aSignInState({ emailChange: CHANGE }))
    await user.click(card.getByRole('button', { name: 'Send the code' }))
    expect(await card.findByText(/We have sent a code to asha.verma@example.test/)).toBeVisible()
    expect(api.received(requestEmailChange)[0]?.body).toEqual({
      userId,
      email: NEW,
      currentPassword: 'correct horse',
    })
    const code = card.getByLabelText('Code of 6 digits')
    expect(code).toHaveFocus()
    await user.type(code, '१2a３4 ٥६')
    expect(code).toHaveValue('123456')
    api.answers(getSignInState, aSignInState({ email: NEW }))
    await user.click(card.getByRole('button', { name: 'Confirm' }))
    expect(await card.findByText(`From now on you log in with ${NEW}.`)).toBeVisible()
    expect(auth.updateAccount).toHaveBeenCalledWith({ email: NEW })
    expect(toggle).toHaveFocus()
  })

  test.each([
    ['', 'Please enter a full address, such as name@example.com.'],
    ['asha', 'Please enter a full address, such as name@example.com.'],
    ['Asha@Example.test', 'This is your address already.'],
  ])('%j is rejected before it is sent', async (typed, sentence) => {
    const { user, card } = await open()
    await user.click(await card.findByRole('button', { name: 'Change: Email address' }))
    const field = card.getByLabelText('New email address')
    if (typed) await user.type(field, typed)
    await user.click(card.getByRole('button', { name: 'Send the code' }))
    expect(field).toHaveAccessibleDescription(sentence)
    expect(field).toHaveFocus()
  })

  test('is unchanged after a wrong code, and another address can be entered', async () => {
    api.answers(getSignInState, aSignInState({ emailChange: CHANGE }))
    api.refuses(confirmEmailChange, 400, 'otp_invalid').answers(cancelEmailChange, true)
    const { user, card } = await open()
    await user.click(await card.findByRole('button', { name: 'Enter the code: Email address' }))
    const code = card.getByLabelText('Code of 6 digits')
    await user.click(card.getByRole('button', { name: 'Confirm' }))
    expect(code).toHaveAccessibleDescription(/enter all 6 digits/)
    await user.type(code, '000000')
    await user.click(card.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right/))
    api.answers(getSignInState, aSignInState())
    await user.click(card.getByRole('button', { name: 'Use another address' }))
    expect(await card.findByLabelText('New email address')).toHaveFocus()
    expect(api.received(cancelEmailChange)).toHaveLength(1)
  })

  test('keeps the input if the request fails', async () => {
    api.isUnreachable(requestEmailChange)
    const { user, card } = await open()
    await user.click(await card.findByRole('button', { name: 'Change: Email address' }))
    await user.type(card.getByLabelText('New email address'), NEW)
    await user.type(card.getByLabelText('Current password'), 'correct horse')
    await user.click(card.getByRole('button', { name: 'Send the code' }))
    expect(await card.findByRole('alert')).toHaveTextContent('could not reach the server')
    expect(card.getByLabelText('New email address')).toHaveValue(NEW)
  })
})

describe('sessions', () => {
  const PHONE = anOwnSession({ _id: 'phone', browser: 'Chrome', system: 'Android', isCurrent: false })
  const UNKNOWN = anOwnSession({ _id: 'odd', browser: null, system: null, isCurrent: false })
  beforeEach(() => void api.answers(getSessions, [anOwnSession(), PHONE, UNKNOWN]))

  test('are listed, with this browser marked', async () => {
    const { card } = await open()
    const items = await card.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Firefox on Windows This browserLogged in: November 20, 2026/),
      expect.stringMatching(/^Chrome on Android .*Last used: Nov 20, 2026/),
      expect.stringMatching(/^Unknown browser/),
    ])
    expect(within(items[0]!).queryByRole('button')).toBeNull()
  })

  test('can be ended one by one', async () => {
    api.answers(endSession, true)
    const { user, card } = await open()
    await user.click(await card.findByRole('button', { name: 'Log out Chrome on Android' }))
    expect(await card.findByText('That browser is logged out.')).toBeVisible()
    expect(card.queryByText('Chrome on Android')).toBeNull()
    expect(api.received(endSession)[0]?.body).toEqual({ userId, sessionId: 'phone' })
    expect(card.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus()
  })

  test('can all be ended except for this one, in Hindi', async () => {
    api.answers(endOtherSessions, true)
    const { user, card } = await open('hi')
    expect(await card.findByText('Android पर Chrome')).toBeVisible()
    await user.click(card.getByRole('button', { name: 'बाक़ी सब जगह से लॉग आउट करें' }))
    expect(await card.findByText('आप बाक़ी सब जगह से लॉग आउट हो गए हैं।')).toBeVisible()
    expect(card.getAllByRole('listitem')).toHaveLength(1)
    expect(card.queryByRole('button', { name: /बाक़ी सब/ })).toBeNull()
  })

  test('show an error and allow a retry if ending fails', async () => {
    api.isUnreachable(endOtherSessions)
    const { user, card } = await open()
    const all = await card.findByRole('button', { name: 'Log out everywhere else' })
    await user.click(all)
    expect(await card.findByRole('alert')).toHaveTextContent('could not reach the server')
    expect(all).toBeEnabled()
    expect(card.getAllByRole('listitem')).toHaveLength(3)
  })

  test('show a text if there are no others', async () => {
    api.answers(getSessions, [anOwnSession()])
    const { card } = await open()
    expect(await card.findByText('You are not logged in anywhere else.')).toBeVisible()
  })

  test('can be reloaded if loading failed', async () => {
    api.isUnreachable(getSessions)
    const { user, card } = await open()
    const retry = await card.findByRole('button', { name: 'Try again' })
    api.answers(getSessions, [anOwnSession()])
    await user.click(retry)
    expect(await card.findByText('Firefox on Windows')).toBeVisible()
  })
})
