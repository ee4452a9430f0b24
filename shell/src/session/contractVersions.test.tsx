import { AUTH_CONTRACT_VERSION, useSession } from '@mentor-connect/contract/auth'
import { logout } from '@mentor-connect/contract/accounts/auth'
import { CURRENT_USE, FakeApi, shellSuite, type ShellSubject } from '@mentor-connect/testing'
import { act, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { satisfy as satisfies } from '@module-federation/enhanced/runtime'
import { contractVersionFor } from './contractVersions'
import { SessionProvider } from './SessionProvider'
import { createSessionActions } from './sessionActions'
import { createSessionStore, rehydrated } from './store'

/** Renders the shell with an area that uses its auth contract. */
async function openShell(): Promise<ShellSubject> {
  const api = new FakeApi().answers(logout, null as never)
  const storage = {
    getItem: async () => null,
    setItem: async () => undefined,
    removeItem: async () => undefined,
  }
  const { store, persistor } = createSessionStore(storage)
  await rehydrated(persistor)
  let contract: unknown
  function Area() {
    contract = useSession()
    return null
  }
  render(
    <Provider store={store}>
      <SessionProvider actions={createSessionActions(store)}>
        <Area />
      </SessionProvider>
    </Provider>,
  )
  return {
    give: () => contract,
    act: (happening) => act(async () => void (await happening())),
    serverIsUp: (isUp) => void (isUp ? api.answers(logout, null as never) : api.isUnreachable(logout)),
  }
}

shellSuite([CURRENT_USE], openShell)

const EARLIER = [{ version: '1.4.0' }]

test.each([
  ['^2.0.0', AUTH_CONTRACT_VERSION],
  ['^1.0.0', '1.4.0'],
  ['^1.0.0 || ^2.0.0', AUTH_CONTRACT_VERSION],
  ['^1.5.0', undefined],
  ['^3.0.0', undefined],
  ['^0.9.0', undefined],
])('an area with the range %s gets version %s', (range, expected) =>
  expect(contractVersionFor(range, satisfies, EARLIER)).toBe(expected),
)
