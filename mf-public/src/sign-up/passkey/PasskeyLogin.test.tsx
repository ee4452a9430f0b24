import { loginMentor, loginUser } from '@mentor-connect/contract/accounts/auth'
import {
  loginWithPasskey,
  loginWithRecoveryCode,
  passkeyLoginOptions,
} from '@mentor-connect/contract/accounts/passkeys'
import {
  FakeApi,
  FakePasskeys,
  aLearner,
  aMentor,
  passkeyOptions,
  renderRoute,
} from '@mentor-connect/testing'
import { act, screen, waitFor } from '@testing-library/react'
import routes from '../../routes'
import { fillLogin } from '../testing/steps'

const OPTIONS = { options: passkeyOptions }
const NEEDED = { reason: 'second_factor_needed' }
const BUTTON = { name: 'Log in with a passkey' }

let passkeys: FakePasskeys
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  passkeys = new FakePasskeys()
})
afterEach(() => {
  passkeys.remove()
  log.mockRestore()
})

async function openLogin(path = '/signup', locale: 'en' | 'hi' = 'en') {
  const view = await renderRoute(routes, path, { locale })
  await act(() => view.router.navigate(path, { state: { step: 'login' } }))
  return view
}

describe('the button', () => {
  test('logs in, on the page of learners and with the passkey of a mentor', async () => {
    const mentor = aMentor()
    const api = new FakeApi()
      .answers(passkeyLoginOptions, OPTIONS)
      .answers(loginWithPasskey, { mentorData: mentor, token: 'bearer' })
    const { user, auth, router } = await openLogin()
    await user.click(await screen.findByRole('button', BUTTON))
    expect(await screen.findByText('elsewhere')).toBeVisible()
    expect(router.state.location.pathname).toBe('/mentor')
    expect(auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ account: mentor, token: 'bearer' }))
    expect(api.received(passkeyLoginOptions)[0]?.body).toEqual({})
    expect(api.received(loginWithPasskey)[0]?.body).toMatchObject({ credential: { id: 'AQID' } })
    expect(passkeys.asked).toMatchObject([{ kind: 'get' }])
  })

  test('says that nothing was shown, and works again', async () => {
    new FakeApi().answers(passkeyLoginOptions, OPTIONS)
    passkeys.refuseWith('NotAllowedError')
    const { user } = await openLogin()
    const button = await screen.findByRole('button', BUTTON)
    await user.click(button)
    expect(await screen.findByText(/No passkey was used/)).toBeVisible()
    await waitFor(() => expect(button).toHaveAccessibleDescription(/Try again/))
    await user.click(button)
    await waitFor(() => expect(passkeys.asked).toHaveLength(2))
  })

  test('says that the passkey is not known here, in Hindi too', async () => {
    new FakeApi()
      .answers(passkeyLoginOptions, OPTIONS)
      .refuses(loginWithPasskey, 401, 'unauthenticated', undefined, { reason: 'passkey_invalid' })
    const { user } = await openLogin('/signup', 'hi')
    await user.click(await screen.findByRole('button', { name: 'पासकी से लॉग इन करें' }))
    expect(await screen.findByText(/यह पासकी स्वीकार नहीं हुई/)).toBeVisible()
  })

  test('says that the browser has no passkeys', async () => {
    passkeys.remove()
    new FakeApi().answers(passkeyLoginOptions, OPTIONS)
    const { user } = await openLogin('/mentor-signup')
    await user.click(await screen.findByRole('button', BUTTON))
    expect(await screen.findByText(/cannot use passkeys/)).toBeVisible()
  })
})

test('the browser suggests passkeys in the email field once the form is used', async () => {
  passkeys.remove()
  passkeys = new FakePasskeys({ suggests: true })
  const api = new FakeApi()
    .answers(passkeyLoginOptions, OPTIONS)
    .answers(loginWithPasskey, { userData: aLearner(), token: 'bearer' })
  const { user } = await openLogin()
  const email = await screen.findByRole('textbox', { name: 'Email' })
  expect(email).toHaveAttribute('autocomplete', 'username webauthn')
  expect(api.received(passkeyLoginOptions)).toEqual([])
  await user.click(email)
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(passkeys.asked).toMatchObject([{ kind: 'get', mediation: 'conditional' }])
})

test('the button works while the browser suggests passkeys', async () => {
  passkeys.remove()
  passkeys = new FakePasskeys({ suggests: true, chosen: false })
  const api = new FakeApi()
    .answers(passkeyLoginOptions, OPTIONS)
    .answers(loginWithPasskey, { userData: aLearner(), token: 'bearer' })
  const { user } = await openLogin()
  await user.click(await screen.findByRole('button', BUTTON))
  expect(await screen.findByText('elsewhere')).toBeVisible()
  expect(passkeys.asked.filter(({ mediation }) => mediation !== 'conditional')).toHaveLength(1)
  expect(api.received(loginWithPasskey)).toHaveLength(1)
})

describe('the second step', () => {
  async function openStep(api: FakeApi, path = '/signup') {
    const login = path === '/signup' ? loginUser : loginMentor
    api.refuses(login, 403, 'forbidden', undefined, NEEDED)
    const view = await openLogin(path)
    await fillLogin(view.user)
    expect(await screen.findByRole('heading', { level: 1, name: 'One more step' })).toHaveFocus()
    return view
  }

  test('takes a passkey of the person who has shown the password', async () => {
    const learner = aLearner()
    const api = new FakeApi()
      .answers(passkeyLoginOptions, OPTIONS)
      .answers(loginWithPasskey, { userData: learner, token: 'bearer' })
    const { user, auth } = await openStep(api)
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText('elsewhere')).toBeVisible()
    expect(api.received(passkeyLoginOptions)[0]?.body).toEqual({ secondStep: true })
    expect(auth.signIn).toHaveBeenCalledWith(expect.objectContaining({ account: learner }))
  })

  test('takes a recovery code, and says at the field what is wrong with it', async () => {
    const api = new FakeApi()
    const { user } = await openStep(api, '/mentor-signup')
    const field = screen.getByRole('textbox', { name: 'Recovery code' })
    await user.type(field, 'abc')
    await user.click(screen.getByRole('button', { name: 'Use the code' }))
    expect(field).toHaveAccessibleDescription(/16 letters and digits/)
    api.refuses(loginWithRecoveryCode, 401, 'wrong_credentials', undefined, {
      reason: 'recovery_code_invalid',
    })
    await user.clear(field)
    await user.type(field, '7kq2-m9xd-0fht-r3w९')
    await user.click(screen.getByRole('button', { name: 'Use the code' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/is wrong or was used/))
    expect(field).toHaveFocus()
    expect(api.received(loginWithRecoveryCode)[0]?.body).toEqual({ code: '7kq2-m9xd-0fht-r3w9' })

    api.answers(loginWithRecoveryCode, { mentorData: aMentor(), token: 'bearer' })
    await user.click(screen.getByRole('button', { name: 'Use the code' }))
    expect(await screen.findByText('elsewhere')).toBeVisible()
  })

  test('leads back to the password when its time is over', async () => {
    const api = new FakeApi()
    const { user } = await openStep(api)
    api.refuses(passkeyLoginOptions, 401, 'unauthenticated', undefined, { reason: 'second_step_over' })
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }))
    expect(await screen.findByText(/The time for the second step is over/)).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})
