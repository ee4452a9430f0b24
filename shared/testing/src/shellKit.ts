import type { AuthContract, Grant } from '@mentor-connect/contract/auth'
import { aLearner } from './factories'

/** The way in which a remote that was built for one version of the contract uses it. */
export interface ContractUse {
  version: string
  /** The range that the remote declares. */
  range: string
  read: (contract: never) => { role: string | null; name: string | null; token: string | null }
  signIn: (contract: never, grant: Grant) => void
  rename: (contract: never, name: string) => void
  signOut: (contract: never) => Promise<void>
}

/** A shell under test. */
export interface ShellSubject {
  /** Returns the current contract as the shell provides it to a remote with this range. */
  give: (range: string) => unknown
  /** Runs something that changes the session, and waits until the change is rendered. */
  act: (happening: () => unknown) => Promise<void>
  /** Makes the server reachable or unreachable. */
  serverIsUp: (isUp: boolean) => void
}

export const CURRENT_USE: ContractUse = {
  version: '2.0.0',
  range: '^2.0.0',
  read: ({ session, token }: AuthContract) => ({
    role: session.role,
    name: session.account?.name ?? null,
    token: token(),
  }),
  signIn: (contract: AuthContract, grant) => contract.signIn(grant),
  rename: (contract: AuthContract, name) => contract.updateAccount({ name }),
  signOut: (contract: AuthContract) => contract.signOut(),
}

const NOBODY = { role: null, name: null, token: null }

/**
 * Tests the behaviour on which remotes rely, for each version of the contract that a shell supports: the current
 * version, and the previous one while live remotes may still use it.
 */
export function shellSuite(uses: ContractUse[], open: () => Promise<ShellSubject>): void {
  describe.each(uses.map((use) => [use.version, use] as const))('the auth contract %s', (_version, use) => {
    const learner = aLearner()
    const { _id, name, email, isverified } = learner
    const grant: Grant = { data: { _id, name, email, isverified }, account: learner, token: 'bearer' }

    test('provides the session and updates it', async () => {
      const { give, act } = await open()
      const contract = () => give(use.range) as never
      expect(use.read(contract())).toEqual(NOBODY)
      await act(() => use.signIn(contract(), grant))
      expect(use.read(contract())).toEqual({ role: 'user', name: learner.name, token: 'bearer' })
      await act(() => use.rename(contract(), 'Asha V.'))
      expect(use.read(contract()).name).toBe('Asha V.')
      await act(() => use.signOut(contract()))
      expect(use.read(contract())).toEqual(NOBODY)
    })

    test('a sign-out without a server response rejects and keeps the session', async () => {
      const { give, act, serverIsUp } = await open()
      const contract = () => give(use.range) as never
      await act(() => use.signIn(contract(), grant))
      serverIsUp(false)
      await act(() => expect(use.signOut(contract())).rejects.toBeDefined())
      expect(use.read(contract()).role).toBe('user')
    })
  })
}
