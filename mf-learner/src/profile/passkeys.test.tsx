import {
  addPasskey,
  getPasskeys,
  keepSecondFactor,
  newPasskeyOptions,
  ownerProofOptions,
  proveOwner,
  removePasskey,
  turnOnSecondFactor,
} from '@mentor-connect/contract/accounts/passkeys'
import {
  aLearner,
  anOwnPasskey,
  FakePasskeys,
  passkeyOptions,
  profileApi,
  renderRoute,
  signedIn,
  someOwnPasskeys,
  type FakeApi,
} from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const ASHA = aLearner()
const userId = ASHA._id
const OPTIONS = { options: passkeyOptions }
const PHONE = anOwnPasskey()
const PROVEN = someOwnPasskeys({ isProven: true })
const WITH_PHONE = someOwnPasskeys({ isProven: true, passkeys: [PHONE] })
const CODES = ['7KQ2-M9XD-0FHT-R3WB', 'AAAA-BBBB-CCCC-DDDD']

let api: FakeApi
let passkeys: FakePasskeys
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  passkeys = new FakePasskeys()
  api = profileApi()
})
afterEach(() => {
  passkeys.remove()
  log.mockRestore()
})

async function open(locale: 'en' | 'hi' = 'en') {
  const view = await renderRoute(learner, '/user/profile', {
    mount: '/user',
    session: signedIn(ASHA),
    locale,
  })
  const name = locale === 'en' ? 'Security' : 'सुरक्षा'
  const card = within(await screen.findByRole('region', { name }))
  await card.findByRole('heading', { name: locale === 'en' ? 'Passkeys' : 'पासकी' })
  return { ...view, card }
}
const dialog = () => within(screen.getByRole('dialog'))

test('a passkey is added after the password was shown', async () => {
  api
    .answers(proveOwner, {})
    .answers(newPasskeyOptions, OPTIONS)
    .answers(addPasskey, { ...WITH_PHONE, passkeys: [anOwnPasskey({ isSynced: false })] })
  const { user, card } = await open()
  expect(card.getByText('You have no passkeys yet.')).toBeVisible()
  await user.click(await card.findByRole('button', { name: 'Add a passkey' }))
  expect(dialog().getByRole('heading', { name: 'Is it you?' })).toHaveFocus()

  await user.click(dialog().getByRole('button', { name: 'Confirm' }))
  const password = dialog().getByLabelText('Current password')
  expect(password).toHaveAccessibleDescription('Please enter your current password.')
  expect(api.received(proveOwner)).toEqual([])
  await user.type(password, 'correct horse')
  await user.click(dialog().getByRole('button', { name: 'Confirm' }))
  await user.type(await screen.findByLabelText('Name (optional)'), ' Phone ')
  await user.click(dialog().getByRole('button', { name: 'Continue' }))

  expect(await card.findByText(/The passkey is added/)).toBeVisible()
  expect(card.getByRole('heading', { name: 'Passkeys' })).toHaveFocus()
  expect(card.getByText('On one device')).toBeVisible()
  expect(card.getByText('Not used yet')).toBeVisible()
  expect(api.received(proveOwner)[0]?.body).toEqual({ userId, password: 'correct horse' })
  expect(api.received(addPasskey)[0]?.body).toMatchObject({
    userId,
    name: 'Phone',
    credential: { id: 'AQID' },
  })
  expect(passkeys.asked).toMatchObject([{ kind: 'create' }])
})

test('says in Hindi that the password is wrong, and in words what the device has refused', async () => {
  api.refuses(proveOwner, 401, 'wrong_credentials')
  const { user, card } = await open('hi')
  await user.click(await card.findByRole('button', { name: 'पासकी जोड़ें' }))
  await user.type(dialog().getByLabelText('मौजूदा पासवर्ड'), 'wrong')
  await user.click(dialog().getByRole('button', { name: 'पुष्टि करें' }))
  await waitFor(() =>
    expect(dialog().getByLabelText('मौजूदा पासवर्ड')).toHaveAccessibleDescription('यह पासवर्ड सही नहीं है।'),
  )
  api.answers(proveOwner, {}).answers(newPasskeyOptions, OPTIONS)
  passkeys.refuseWith('InvalidStateError')
  await user.click(dialog().getByRole('button', { name: 'पुष्टि करें' }))
  await user.click(await screen.findByRole('button', { name: 'आगे बढ़ें' }))
  expect(await screen.findByText('इस डिवाइस पर आपके खाते की पासकी पहले से है।')).toBeVisible()
})

test('a passkey proves who the owner is, too, and the last one is removed', async () => {
  api
    .answers(getPasskeys, someOwnPasskeys({ passkeys: [PHONE] }))
    .answers(ownerProofOptions, OPTIONS)
    .answers(proveOwner, {})
    .answers(removePasskey, PROVEN)
  const { user, card } = await open()
  expect(await card.findByText('On several devices')).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Remove Phone' }))
  await user.click(dialog().getByRole('button', { name: 'Use a passkey' }))
  expect(await screen.findByRole('heading', { name: 'Remove Phone?' })).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  expect(await card.findByText('The passkey is removed.')).toBeVisible()
  expect(api.received(proveOwner)[0]?.body).toMatchObject({ userId, credential: { id: 'AQID' } })
  expect(api.received(removePasskey)[0]?.body).toEqual({ userId, passkeyId: PHONE._id })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the second step is turned on, and its recovery codes are shown until they are saved', async () => {
  api.answers(getPasskeys, WITH_PHONE).answers(turnOnSecondFactor, { codes: CODES })
  const { user, card } = await open()
  await user.click(await card.findByRole('button', { name: 'Turn on' }))
  api.answers(getPasskeys, { ...WITH_PHONE, secondFactor: { isOn: true, endsAt: null, codesLeft: 10 } })
  await user.click(dialog().getByRole('button', { name: 'Turn on' }))
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'I have saved them' }))
  expect(screen.queryByText(CODES[0]!)).toBeNull()
  expect(await card.findByText('Unused recovery codes: 10')).toBeVisible()
  expect(card.getByRole('button', { name: 'Turn off' })).toBeVisible()
})

test('the last passkey stays while the second step is on, which is said', async () => {
  const secondFactor = { isOn: true, endsAt: '2026-12-24T10:00:00.000Z', codesLeft: 3 }
  const state = { ...WITH_PHONE, secondFactor }
  api
    .answers(getPasskeys, state)
    .refuses(removePasskey, 409, 'edit_conflict', undefined, { reason: 'last_passkey' })
    .answers(keepSecondFactor, { ...state, secondFactor: { ...secondFactor, endsAt: null } })
  const { user, card } = await open()
  await user.click(await card.findByRole('button', { name: 'Remove Phone' }))
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText(/This is your last passkey/)).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Cancel' }))

  expect(card.getByText(/We were told that you have lost/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Keep it' }))
  expect(await card.findByText('The second step stays on.')).toBeVisible()
  expect(card.queryByText(/We were told/)).toBeNull()
})

test('a proof that is too old is asked for again', async () => {
  api.answers(getPasskeys, WITH_PHONE).refuses(removePasskey, 403, 'sign_in_again').answers(proveOwner, {})
  const { user, card } = await open()
  await user.click(await card.findByRole('button', { name: 'Remove Phone' }))
  await user.click(dialog().getByRole('button', { name: 'Remove' }))
  await user.type(await screen.findByLabelText('Current password'), 'correct horse')
  expect(screen.queryByRole('alert')).toBeNull()
  api.answers(removePasskey, PROVEN)
  await user.click(dialog().getByRole('button', { name: 'Confirm' }))
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(await card.findByText('The passkey is removed.')).toBeVisible()
})

test('a failed load can be tried again', async () => {
  api.refuses(getPasskeys, 500, 'internal')
  const { user, card } = await open()
  const again = await card.findByRole('button', { name: 'Try again' })
  api.answers(getPasskeys, WITH_PHONE)
  await user.click(again)
  expect(await card.findByText('Phone')).toBeVisible()
})
