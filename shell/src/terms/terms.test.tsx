import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { announceAccessChange } from '@mentor-connect/api'
import { logout } from '@mentor-connect/contract/accounts/auth'
import {
  agreeToTerms,
  CONSENT_VERSION,
  getOwnConsent,
  type ConsentDue,
} from '@mentor-connect/contract/accounts/consent'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { activate } from '../languages/languages'
import { createSessionActions } from '../session/sessionActions'
import { SessionProvider } from '../session/SessionProvider'
import { createSessionStore, rehydrated } from '../session/store'
import { startTerms } from './startTerms'
import { TermsGate } from './TermsGate'

const learner = aLearner()
const identity = { _id: learner._id, email: learner.email, name: learner.name, isverified: true }
const owed = (due: ConsentDue) => ({ due, agreed: '2026-11-21' })
const QUESTION = { name: 'Our terms have changed' }

beforeEach(() => {
  localStorage.clear()
  return act(() => activate('en'))
})

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** Renders the shell with one page that has a field. */
async function openShell(path = '/user/home') {
  const storage = {
    getItem: async () => null,
    setItem: async () => undefined,
    removeItem: async () => undefined,
  }
  const { store, persistor } = createSessionStore(storage)
  await rehydrated(persistor)
  const actions = createSessionActions(store)
  const page = (
    <>
      <main id="main" tabIndex={-1}>
        <input aria-label="Note" />
      </main>
      <TermsGate />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })
  render(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <SessionProvider actions={actions}>
          <RouterProvider router={router} />
        </SessionProvider>
      </Provider>
    </I18nProvider>,
  )
  stop = startTerms(store)
  await act(async () => actions.signIn({ data: identity, account: learner, token: 't' }))
}

test('a material change is asked for at the next visit; what was typed stays, and the focus returns', async () => {
  const api = new FakeApi()
    .answers(getOwnConsent, owed('nothing'))
    .answers(agreeToTerms, { due: 'nothing', agreed: CONSENT_VERSION })
  await openShell()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Note'), 'Half a sen')
  api.answers(getOwnConsent, owed('agreement'))
  await act(async () => announceAccessChange())

  expect(await screen.findByRole('dialog', QUESTION)).toBeVisible()
  expect(screen.getByRole('heading', QUESTION)).toHaveFocus()
  expect(screen.getByText(/has used for three years is deleted/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read the privacy notice' })).toHaveAttribute('target', '_blank')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', QUESTION)).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Agree and continue' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Note')).toHaveValue('Half a sen')
  expect(screen.getByLabelText('Note')).toHaveFocus()
  expect(api.received(agreeToTerms)[0]?.body).toEqual({
    userId: learner._id,
    version: CONSENT_VERSION,
    language: 'en',
  })
})

test('a failed consent is said, and the question stays', async () => {
  new FakeApi().answers(getOwnConsent, owed('agreement')).isUnreachable(agreeToTerms)
  await openShell()
  await userEvent.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('dialog', QUESTION)).toBeVisible()
})

test('whoever does not agree can take the data along, delete the account or log out', async () => {
  new FakeApi().answers(getOwnConsent, owed('agreement')).answers(logout, true)
  await openShell()
  const user = userEvent.setup()
  await user.click(await screen.findByText('I do not agree'))
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: /log ?out|sign out/i }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('another change is announced once in this browser', async () => {
  new FakeApi().answers(getOwnConsent, owed('announcement'))
  await openShell()
  expect(await screen.findByText(/updated our terms/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await act(async () => announceAccessChange())
  expect(screen.queryByText(/updated our terms/)).not.toBeInTheDocument()
})

test.each(['/terms', '/hi/privacy'])('%s can be read without agreeing first', async (path) => {
  new FakeApi().answers(getOwnConsent, owed('agreement'))
  await openShell(path)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('is asked in Hindi', async () => {
  new FakeApi().answers(getOwnConsent, owed('agreement'))
  await act(() => activate('hi'))
  await openShell()
  expect(await screen.findByRole('dialog', { name: 'हमारी शर्तें बदल गई हैं' })).toBeVisible()
})
