import { i18n } from '@lingui/core'
import { announceAccessChange, call, onAccessChange } from '@mentor-connect/api'
import { eraseAccount, getErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import { loginUser, logout, verifyToken } from '@mentor-connect/contract/accounts/auth'
import { getSuspension } from '@mentor-connect/contract/trust/restrictions'
import { appealSanction, getSanctions, type OwnSanction } from '@mentor-connect/contract/trust/safety'
import { accountMessages } from '@mentor-connect/features/account/messages'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { activate, register } from '../languages/languages'
import { createSessionActions } from '../session/sessionActions'
import { SessionProvider } from '../session/SessionProvider'
import { createSessionStore, rehydrated } from '../session/store'
import { SuspensionGate } from './SuspensionGate'

const learner = aLearner()
const identity = { _id: learner._id, email: learner.email, name: learner.name, isverified: true }
const SUSPENSION = {
  userId: learner._id,
  reason: 'Sent advertisements to mentors.\nTwice.',
  since: '2026-11-20T08:30:00.000Z',
  supportEmail: 'help@example.org',
}
const SANCTION: OwnSanction = {
  _id: 's1',
  kind: 'suspension',
  reason: SUSPENSION.reason,
  since: SUSPENSION.since,
  appealUntil: '2026-12-10T08:30:00.000Z',
}
const REFUSED = [403, 'account_suspended'] as const

beforeAll(() => register(accountMessages))
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(() => activate('en'))
})

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** Renders the shell with one area and the suspension gate. */
async function openShell() {
  const storage = {
    getItem: async () => null,
    setItem: async () => undefined,
    removeItem: async () => undefined,
  }
  const { store, persistor } = createSessionStore(storage)
  await rehydrated(persistor)
  const actions = createSessionActions(store)
  stop = onAccessChange(() => void actions.recheckAccess())
  const page = (
    <SuspensionGate>
      <p>The area</p>
    </SuspensionGate>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  render(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <SessionProvider actions={actions}>
          <RouterProvider router={router} />
        </SessionProvider>
      </Provider>
    </I18nProvider>,
  )
  return { actions, signIn: () => actions.signIn({ data: identity, account: learner, token: 't' }) }
}

const suspendedApi = () =>
  new FakeApi()
    .refuses(verifyToken, ...REFUSED)
    .refuses(loginUser, ...REFUSED)
    .answers(getSuspension, SUSPENSION)
    .answers(getSanctions, { sanctions: [SANCTION] })
    .answers(logout, true)

test('an open tab whose calls are denied shows the reason instead of the area', async () => {
  const { signIn } = await openShell()
  act(signIn)
  expect(screen.getByText('The area')).toBeVisible()
  suspendedApi()
  await act(async () => announceAccessChange())
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toHaveFocus()
  expect(screen.queryByText('The area')).not.toBeInTheDocument()
  expect(screen.getByText(/Sent advertisements to mentors/)).toBeVisible()
  expect(screen.getByText(/^Since November 20, 2026/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
    'href',
    'mailto:help@example.org',
  )
  expect(document.title).toBe('Your account is suspended | Mentor-Connect')
})

test('a login rejected for a suspension shows the reason, without a session in the browser', async () => {
  await openShell()
  suspendedApi()
  const body = { email: learner.email, password: 'right' }
  await act(async () => {
    await expect(call(loginUser, { body })).rejects.toMatchObject({ code: 'account_suspended' })
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible()
})

test('the person sees the end and can appeal; the focus moves to the appeal', async () => {
  const { signIn } = await openShell()
  act(signIn)
  const api = suspendedApi()
    .answers(getSuspension, { ...SUSPENSION, until: '2026-12-01T08:30:00.000Z' })
    .answers(appealSanction, { appealed: true })
  await act(async () => announceAccessChange())
  expect(await screen.findByText(/The suspension ends on Dec 01, 2026/)).toBeVisible()
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Write an appeal' }))
  await user.type(screen.getByLabelText('Why should we decide differently?'), 'It was not me.')
  await user.click(screen.getByRole('button', { name: 'Send appeal' }))
  expect(await screen.findByRole('group', { name: 'Appeal' })).toHaveFocus()
  expect(screen.getByText('It was not me.')).toBeVisible()
  const [appeal] = api.received(appealSanction)
  expect(appeal).toMatchObject({
    params: { sanctionId: 's1' },
    body: { userId: learner._id, text: 'It was not me.' },
  })
})

test('data can be exported, the account deleted, and the session ended', async () => {
  const { signIn } = await openShell()
  act(signIn)
  const terms = { proof: 'password', isFresh: false, certificates: 0, coursesThatStay: 0 } as const
  const api = suspendedApi().answers(getErasureTerms, terms).answers(eraseAccount, { erased: true })
  await act(async () => announceAccessChange())
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  await user.type(await screen.findByLabelText('Your password'), 'right')
  await user.click(screen.getByRole('button', { name: 'Delete for good' }))
  expect(api.received(eraseAccount)).toHaveLength(1)
  expect(await screen.findByText('The area')).toBeVisible()
})

test('signing out closes the screen, and so does a session that is verified again', async () => {
  const { actions, signIn } = await openShell()
  act(signIn)
  suspendedApi()
  await act(async () => announceAccessChange())
  await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })
  new FakeApi().answers(verifyToken, { ...identity, role: 'user', token: 'u', account: learner })
  await act(() => actions.verify())
  expect(await screen.findByText('The area')).toBeVisible()

  suspendedApi()
  await act(() => actions.verify())
  await userEvent.setup().click(await screen.findByRole('button', { name: /log ?out|sign out/i }))
  expect(await screen.findByText('The area')).toBeVisible()
})

test('is translated to Hindi', async () => {
  await openShell()
  suspendedApi()
  await act(() => activate('hi'))
  await act(async () => announceAccessChange())
  expect(await screen.findByRole('heading', { level: 1, name: 'आपका खाता निलंबित है' })).toBeVisible()
})
