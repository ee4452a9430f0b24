import { AUTH_CONTRACT_VERSION, type Grant } from '@mentor-connect/contract/auth'
import { logout } from '@mentor-connect/contract/accounts/auth'
import { aLearner, FakeApi } from '@mentor-connect/testing'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as React from 'react'
import { Provider } from 'react-redux'
import { SessionProvider } from '../session/SessionProvider'
import { createSessionActions } from '../session/sessionActions'
import { createSessionStore, rehydrated } from '../session/store'
import { EARLIER_VERSION, provideEarlierContract, type EarlierAuthContract } from '../testing/earlierContract'
import { createFederation } from './federation'
import { AUTH } from './packages'

type Scope = Record<string, Record<string, { lib: () => object }>>
type Sign = (contract: never, grant: Grant) => void

const learner = aLearner()
const grant: Grant = { data: learner, account: learner, token: 'bearer' }

/** A container as bundlers create it: its code takes every package from the share scope that the shell passes in. */
function container(title: string, signIn: Sign) {
  let packages: Scope
  const required = <Module,>(name: string) => {
    const versions = Object.values(packages[name]!)
    expect(versions).toHaveLength(1)
    return versions[0]!.lib() as Module
  }
  return {
    init: (scope: Scope) => void (packages = scope),
    get: async () => () => {
      const { createElement: element } = required<typeof React>('react')
      const { useSession } = required<{ useSession: () => EarlierAuthContract }>(AUTH)
      function Page({ children }: { children?: React.ReactNode }) {
        const contract = useSession()
        const button = (name: string, onClick: () => void) =>
          element('button', { onClick }, `${title}: ${name}`)
        return element(
          'section',
          { 'aria-label': title },
          element('output', null, contract.session.data?.name ?? 'nobody'),
          button('sign in', () => signIn(contract as never, grant)),
          button('sign out', () => void contract.signOut()),
          children,
        )
      }
      return { default: Page }
    },
  }
}

provideEarlierContract()

/**
 * Renders a remote with the earlier contract around one with the newest, like a frame and its page, with the real
 * share scopes.
 */
async function open() {
  Object.assign(globalThis, {
    INSTALLED_VERSIONS: new Proxy({}, { get: () => '19.3.1' }),
    mf_old: container('old', (contract: EarlierAuthContract, given) => contract.signIn('user', given)),
    mf_new: container('new', (contract: { signIn: (given: Grant) => void }, given) => contract.signIn(given)),
  })
  const federation = createFederation()
  const load = async (name: string, contract: string) => {
    const entry = `http://localhost/remotes/${name}/entry.js`
    federation.register({ name, entry, integrity: null, contract }, { force: false })
    const module = (await federation.load(`${name}/routes`)) as {
      default: React.ComponentType<React.PropsWithChildren>
    }
    return module.default
  }
  const [Old, New] = [await load('mf_old', EARLIER_VERSION), await load('mf_new', AUTH_CONTRACT_VERSION)]
  const { store, persistor } = createSessionStore()
  await rehydrated(persistor)
  render(
    <Provider store={store}>
      <SessionProvider actions={createSessionActions(store)}>
        <Old>
          <New />
        </Old>
      </SessionProvider>
    </Provider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const seen = (...names: string[]) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(names))

test.each([
  ['old', 'new'],
  ['new', 'old'],
])(
  'who signs in with the %s version is signed in for both, and signs out with the %s one',
  async (one, other) => {
    new FakeApi().answers(logout, null as never)
    await open()
    await seen('nobody', 'nobody')
    await press(`${one}: sign in`)
    await seen(learner.name, learner.name)
    await press(`${other}: sign out`)
    await seen('nobody', 'nobody')
  },
)
