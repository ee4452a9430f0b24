import { screen, waitFor, within } from '@testing-library/react'
import { eraseAccount, exportAccount, getErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import {
  changePassword,
  confirmEmailChange,
  getSignInState,
  requestEmailChange,
} from '@mentor-connect/contract/accounts/accountSecurity'
import { requestPasswordReset } from '@mentor-connect/contract/accounts/auth'
import { joinMessages, sharedMessages, type Locale } from '@mentor-connect/i18n'
import {
  aMentor,
  aSignInState,
  profileApi,
  renderRoute,
  signedIn,
  type FakeApi,
} from '@mentor-connect/testing'
import { AccountColumn } from '.'
import { accountMessages } from './messages'

const RAVI = aMentor({ email: 'ravi@example.test' })
const TERMS = { proof: 'password' as const, isFresh: true, certificates: 0, coursesThatStay: 0 }
const WITHOUT_PASSWORD = aSignInState({ proof: 'fresh-sign-in', isFresh: true })

let api: FakeApi
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  api = profileApi().answers(getErasureTerms, TERMS)
})
afterEach(() => log.mockRestore())

const open = (locale: Locale = 'en') =>
  renderRoute(
    {
      kind: 'routes',
      routes: [{ path: 'me', element: <AccountColumn userId={RAVI._id} role="mentor" /> }],
      messages: joinMessages(sharedMessages, accountMessages),
    },
    '/me',
    { session: signedIn(RAVI), locale },
  )
const button = (name: string) => screen.findByRole('button', { name })

async function openDeletion(locale: Locale = 'en') {
  const view = await open(locale)
  await view.user.click(await button(locale === 'en' ? 'Delete account' : 'खाता हटाएँ'))
  return { ...view, dialog: within(await screen.findByRole('dialog')) }
}

describe('account deletion', () => {
  test.each([
    ['en', 1, /^1 course that people are learning with stays, without your name/, /^Keep my 1 certificate/],
    ['en', 3, /^3 courses that people are learning with stay, without your name/, /^Keep my 3 certificates/],
    ['hi', 1, /^1 कोर्स, जिससे लोग सीख रहे हैं/, /^मेरा प्रमाणपत्र रखें/],
    ['hi', 3, /^3 कोर्स, जिनसे लोग सीख रहे हैं/, /^मेरे 3 प्रमाणपत्र रखें/],
  ] as const)('shows in %s what is kept, for a count of %i', async (locale, count, courses, certificates) => {
    api.answers(getErasureTerms, { ...TERMS, certificates: count, coursesThatStay: count })
    const { dialog } = await openDeletion(locale)
    expect(await dialog.findByText(courses)).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: certificates })).toBeChecked()
  })

  test('sends that the certificates are not kept when the person does not want them', async () => {
    api.answers(getErasureTerms, { ...TERMS, proof: 'fresh-sign-in', certificates: 1 })
    api.answers(eraseAccount, { erased: true })
    const { user, dialog, auth } = await openDeletion()
    await user.click(await dialog.findByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(auth.signOut).toHaveBeenCalled())
    expect(api.received(eraseAccount)[0]?.body).toEqual({ userId: RAVI._id, keepCertificates: false })
  })

  test('cannot be confirmed before its consequences are loaded', async () => {
    api.isUnreachable(getErasureTerms)
    const { user, dialog } = await openDeletion()
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not reach the server')
    expect(dialog.queryByRole('button', { name: 'Delete for good' })).toBeNull()
    api.answers(getErasureTerms, TERMS)
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'Delete for good' })).toBeDisabled()
  })

  test('asks for a fresh sign-in if the session is no longer fresh', async () => {
    api.answers(getErasureTerms, { ...TERMS, proof: 'fresh-sign-in' })
    api.refuses(eraseAccount, 403, 'sign_in_again')
    const { user, dialog, auth } = await openDeletion()
    await user.click(await dialog.findByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('log in again')
    expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  test('fails when offline, and can be retried', async () => {
    api.isUnreachable(eraseAccount)
    const { user, dialog, auth } = await openDeletion()
    await user.type(await dialog.findByLabelText('Your password'), 'boats')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not reach the server')
    expect(dialog.getByLabelText('Your password')).toHaveValue('boats')
    expect(auth.signOut).not.toHaveBeenCalled()
    api.answers(eraseAccount, { erased: true })
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(auth.signOut).toHaveBeenCalledTimes(1))
  })
})

test('the settings of notifications are linked to', async () => {
  await open()
  const card = within(await screen.findByRole('region', { name: 'Notifications' }))
  expect(card.getByRole('link')).toHaveAttribute('href', '/mentor/notifications/settings')
})

test('the export button is busy and disabled while the file is being prepared', async () => {
  api.neverAnswers(exportAccount)
  const { user } = await open('hi')
  await user.click(await button('मेरा डेटा डाउनलोड करें'))
  expect(await button('आपकी फ़ाइल तैयार हो रही है…')).toBeDisabled()
  expect(api.received(exportAccount)).toHaveLength(1)
})

describe('security settings of a mentor', () => {
  test('the length of a password is counted in code points, as on the server', async () => {
    api.answers(getSignInState, WITHOUT_PASSWORD).answers(changePassword, { token: 'fresh' })
    const { user, auth } = await open()
    await user.click(await button('Set one: Password'))
    const field = screen.getByLabelText('New password')
    await user.click(field)
    await user.paste('👩‍🏫'.repeat(2))
    await user.click(await button('Change password'))
    expect(field).toHaveAccessibleDescription(/8 to 128 characters/)
    await user.paste('👩‍🏫')
    await user.click(await button('Change password'))
    await waitFor(() => expect(auth.signIn).toHaveBeenCalledWith(expect.anything()))
  })

  test('the password link is mailed to the mentor; a network failure is shown', async () => {
    api.answers(getSignInState, { ...WITHOUT_PASSWORD, isFresh: false }).isUnreachable(requestPasswordReset)
    const { user } = await open()
    await user.click(await button('Set one: Password'))
    await user.click(await button('Email me the link'))
    expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server')
    api.answers(requestPasswordReset, true)
    await user.click(await button('Email me the link'))
    expect(await screen.findByText(/on its way to asha@example.test/)).toBeVisible()
    expect(api.received(requestPasswordReset).at(-1)?.body).toMatchObject({ role: 'mentor' })
  })

  test('an address that the server rejects is shown as an error of its field', async () => {
    api
      .answers(getSignInState, WITHOUT_PASSWORD)
      .refuses(requestEmailChange, 400, 'invalid_input', { email: 'x' })
    const { user } = await open()
    await user.click(await button('Change: Email address'))
    await user.click(screen.getByLabelText('New email address'))
    await user.paste('ravi@new.test')
    await user.click(await button('Send the code'))
    await waitFor(() => expect(screen.getByLabelText('New email address')).toBeInvalid())
    expect(screen.getByLabelText('New email address')).toHaveFocus()
  })

  test.each([
    ['otp_expired', /has expired/],
    ['otp_exhausted', /Too many wrong codes/],
  ] as const)('the form stays open with the focus in it for the code %s', async (code, sentence) => {
    const emailChange = { email: 'ravi@new.test', expiresAt: '2026-11-20T09:00:00.000Z' }
    api.answers(getSignInState, aSignInState({ emailChange })).refuses(confirmEmailChange, 400, code)
    const { user, auth } = await open()
    await user.click(await button('Enter the code: Email address'))
    await user.paste('123456')
    await user.click(await button('Confirm'))
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(screen.getByLabelText('Code of 6 digits')).toHaveFocus()
    expect(auth.updateAccount).not.toHaveBeenCalled()
  })
})
