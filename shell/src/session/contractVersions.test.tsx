import { AUTH_CONTRACT_VERSION, useSession, type Grant } from '@mentor-connect/contract/auth'
import { logout } from '@mentor-connect/contract/api/auth'
import {
  aMentor,
  CURRENT_USE,
  FakeApi,
  shellSuite,
  type ContractUse,
  type ShellSubject,
} from '@mentor-connect/testing'
import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { satisfy as satisfies } from '@module-federation/enhanced/runtime'
import { auth1, type AuthContract1 } from './contract1'
import { ADAPTERS, contractIn, contractVersionFor } from './contractVersions'
import { SessionProvider } from './SessionProvider'
import { createSessionActions } from './sessionActions'
import { createSessionStore, rehydrated } from './store'

/** Version 1, as the areas of that time used it. */
const use1: ContractUse = {
  ...CURRENT_USE,
  version: '1.0.0',
  range: '^1.0.0',
  signIn: (contract: AuthContract1, grant) => contract.signIn(grant.account.role, grant),
}

/** Version → the hook with which an area of that version reads its contract. */
const HOOKS: Record<string, () => unknown> = {
  [AUTH_CONTRACT_VERSION]: useSession,
  '1.0.0': auth1.useSession,
}

/** A page of the shell in which an area of each version is shown, one inside the other. */
async function openShell(): Promise<ShellSubject> {
  const api = new FakeApi().answers(logout, null as never)
  const storage = {
    getItem: async () => null,
    setItem: async () => undefined,
    removeItem: async () => undefined,
  }
  const { store, persistor } = createSessionStore(storage)
  await rehydrated(persistor)
  const seen = new Map<string, unknown>()
  const areas = Object.entries(HOOKS).map(([version, useContract]) => {
    function Area() {
      seen.set(version, useContract())
      return null
    }
    return <Area key={version} />
  })
  render(
    <Provider store={store}>
      <SessionProvider actions={createSessionActions(store)}>{areas}</SessionProvider>
    </Provider>,
  )
  return {
    give: (range) => seen.get(contractVersionFor(range, satisfies)!),
    act: (happening) => act(async () => void (await happening())),
    serverIsUp: (isUp) => void (isUp ? api.answers(logout, null as never) : api.isUnreachable(logout)),
  }
}

shellSuite([CURRENT_USE, use1], openShell)

test.each([
  ['^2.0.0', AUTH_CONTRACT_VERSION],
  ['^1.0.0', '1.0.0'],
  ['^1.0.0 || ^2.0.0', AUTH_CONTRACT_VERSION],
  ['^3.0.0', undefined],
  ['^0.9.0', undefined],
])('an area with the range %s gets version %s', (range, expected) =>
  expect(contractVersionFor(range, satisfies)).toBe(expected),
)

test('a minor version that an adapter does not have is not provided', () => {
  expect(contractVersionFor('^1.1.0', satisfies)).toBeUndefined()
})

test('version 1 uses the role of the account at sign-in and ignores the role in the call', async () => {
  const { give, act: during } = await openShell()
  const mentor = aMentor()
  const grant: Grant = { data: { ...mentor, email: 'ravi@example.org' }, account: mentor, token: 'bearer' }
  await during(() => (give('^1.0.0') as AuthContract1).signIn('user', grant))
  expect((give('^1.0.0') as AuthContract1).session).toMatchObject({ role: 'mentor', account: mentor })
})

test('the adapter changes nothing else: all other members are those of the current version', () => {
  const contract = {
    session: {},
    signOut: jest.fn(),
    updateAccount: jest.fn(),
    token: jest.fn(),
    signIn: jest.fn(),
  }
  const { signIn: _current, ...others } = contract
  expect(contractIn('1.0.0', contract as never)).toMatchObject(others)
  expect(contractIn(AUTH_CONTRACT_VERSION, contract as never)).toBe(contract)
})

test.each(Object.entries(ADAPTERS))(
  'what areas of version %s import states that version',
  (version, adapter) => {
    expect(adapter.module).toMatchObject({ AUTH_CONTRACT_VERSION: version })
  },
)

test('outside of a shell it throws an error that names the missing provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const Area = () => (auth1.useSession(), null)
  expect(() => render(<Area />)).toThrow('useSession() needs the shell’s AuthContext above it.')
  jest.restoreAllMocks()
})
