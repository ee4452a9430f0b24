import { useSession, type AuthContract, type Grant } from '@mentor-connect/contract/auth'
import { logout } from '@mentor-connect/contract/api/auth'
import {
  CURRENT_USE,
  FakeApi,
  shellSuite,
  type ContractUse,
  type ShellSubject,
} from '@mentor-connect/testing'
import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { satisfy as satisfies } from '@module-federation/enhanced/runtime'
import { contractFor, type ContractAdapter } from './contractVersions'
import { SessionProvider } from './SessionProvider'
import { createSessionActions } from './sessionActions'
import { createSessionStore, rehydrated } from './store'

/** A hypothetical contract before 1.0.0, and how a remote would have used it. */
interface Previous {
  user: { role: string; name: string } | null
  login: (grant: Grant) => void
  logout: () => Promise<void>
  rename: (name: string) => void
  bearer: string | null
}

const previousUse: ContractUse = {
  version: '0.9.0',
  range: '^0.9.0',
  read: ({ user, bearer }: Previous) => ({
    role: user?.role ?? null,
    name: user?.name ?? null,
    token: bearer,
  }),
  signIn: (contract: Previous, grant) => contract.login(grant),
  rename: (contract: Previous, name) => contract.rename(name),
  signOut: (contract: Previous) => contract.logout(),
}

const adapter: ContractAdapter = {
  version: '0.9.0',
  adapt: ({ session, signIn, signOut, updateAccount, token }): Previous => ({
    user: session.account && { role: session.account.role, name: session.account.name },
    login: (grant) => signIn(grant.account.role, grant),
    logout: signOut,
    rename: (name) => updateAccount({ name }),
    bearer: token(),
  }),
}

async function openShell(): Promise<ShellSubject> {
  const api = new FakeApi().answers(logout, null as never)
  const storage = {
    getItem: async () => null,
    setItem: async () => undefined,
    removeItem: async () => undefined,
  }
  const { store, persistor } = createSessionStore(storage)
  await rehydrated(persistor)
  let contract: AuthContract | undefined
  function Remote() {
    contract = useSession()
    return null
  }
  render(
    <Provider store={store}>
      <SessionProvider actions={createSessionActions(store)}>
        <Remote />
      </SessionProvider>
    </Provider>,
  )
  return {
    give: (range) => contractFor(range, contract!, satisfies, [adapter]),
    act: (happening) => act(async () => void (await happening())),
    serverIsUp: (isUp) => void (isUp ? api.answers(logout, null as never) : api.isUnreachable(logout)),
  }
}

shellSuite([CURRENT_USE, previousUse], openShell)

test('without an adapter, a remote built for the previous version is rejected with both versions', () => {
  expect(() => contractFor(previousUse.range, {} as AuthContract, satisfies, [])).toThrow(
    'A remote needs auth contract ^0.9.0, this shell gives 1.0.0.',
  )
})

test('an adapter of another version is not used', () => {
  const older = { ...adapter, version: '0.8.0' }
  expect(() => contractFor(previousUse.range, {} as AuthContract, satisfies, [older])).toThrow(
    'this shell gives 1.0.0 and 0.8.0',
  )
})
