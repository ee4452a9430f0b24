import { eraseAccount, exportAccount, getErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import { aLearner, profileApi, renderRoute, signedIn, type FakeApi } from '@mentor-connect/testing'
import { screen, waitFor, within } from '@testing-library/react'
import learner from '../routes'

const ASHA = aLearner()
const TERMS = { proof: 'password' as const, isFresh: true, certificates: 0, coursesThatStay: 0 }

let api: FakeApi
let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  api = profileApi().answers(getErasureTerms, TERMS)
})
afterEach(() => log.mockRestore())

const open = (locale: 'en' | 'hi' = 'en') =>
  renderRoute(learner, '/user/profile', { mount: '/user', session: signedIn(ASHA), locale })

async function openDialog() {
  const view = await open()
  await view.user.click(await screen.findByRole('button', { name: 'Delete account' }))
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) }
}

test('the settings of notifications are linked to', async () => {
  await open('hi')
  expect(await screen.findByRole('link', { name: 'सूचनाओं की सेटिंग' })).toHaveAttribute(
    'href',
    '/user/notifications/settings',
  )
})

describe('data export', () => {
  test('saves a file with a name', async () => {
    const file = new Blob(['{}'])
    api.answers(exportAccount, file)
    const made = jest.fn<string, [Blob]>(() => 'blob:data')
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() })
    const saved: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saved).toEqual(['mentor-connect-data.json']))
    expect(made).toHaveBeenCalledTimes(1)
    expect(api.received(exportAccount)[0]?.query).toEqual({ userId: ASHA._id })
    click.mockRestore()
  })

  test('shows an error and can be retried if it fails', async () => {
    api.isUnreachable(exportAccount)
    const { user } = await open()
    const button = await screen.findByRole('button', { name: 'Download my data' })
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('could not reach the server')
    expect(button).toBeEnabled()
  })
})

describe('account deletion', () => {
  test('sends the password, keeps certificates on request, and signs out', async () => {
    api.answers(getErasureTerms, { ...TERMS, certificates: 2 }).answers(eraseAccount, { erased: true })
    const { user, dialog, auth } = await openDialog()
    const submit = await dialog.findByRole('button', { name: 'Delete for good' })
    expect(submit).toBeDisabled()
    expect(dialog.getByRole('checkbox', { name: /Keep my 2 certificates/ })).toBeChecked()
    await user.type(dialog.getByLabelText('Your password'), 'correct horse')
    await user.click(submit)
    await waitFor(() => expect(auth.signOut).toHaveBeenCalled())
    expect(api.received(eraseAccount)[0]?.body).toEqual({
      userId: ASHA._id,
      keepCertificates: true,
      password: 'correct horse',
    })
  })

  test('with a wrong password shows an error at the field and deletes nothing', async () => {
    api.refuses(eraseAccount, 401, 'wrong_credentials')
    const { user, dialog, auth } = await openDialog()
    const password = await dialog.findByLabelText('Your password')
    await user.type(password, 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is not right.'))
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  test('after too many wrong passwords shows how long to wait', async () => {
    api.refuses(eraseAccount, 429, 'too_many_guesses', undefined, { retryAfterSeconds: 16 })
    const { user, dialog } = await openDialog()
    await user.type(await dialog.findByLabelText('Your password'), 'wrong')
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait 16 seconds and try again.')
  })

  test('of an account without a password asks for a fresh sign-in', async () => {
    api.answers(getErasureTerms, { ...TERMS, proof: 'fresh-sign-in', isFresh: false })
    const { dialog } = await openDialog()
    expect(await dialog.findByRole('alert')).toHaveTextContent('log out, log in again')
    expect(dialog.queryByLabelText('Your password')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  })

  test('can be cancelled', async () => {
    const { user, dialog } = await openDialog()
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.received(eraseAccount)).toEqual([])
  })
})
