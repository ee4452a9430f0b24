import type { Clerk } from './ClerkHost'

/** Result of a redirect to Google. `nothing`: the person came back without signing in. */
export type Outcome = { kind: 'signed-in'; token: string } | { kind: 'cancelled' } | { kind: 'nothing' }

/** The members of the loaded SDK that are used here. */
export type LoadedClerk = Pick<Clerk, 'client' | 'session' | 'setActive' | 'signOut'>

/** Returns true if the service's session is active. A session that needs another step does not count. */
export const isSignedIn = ({ session }: LoadedClerk) => session?.status === 'active'

/** Completes a Google sign-in: creates the account if it does not exist, and requests a session token. */
export async function outcomeOf(clerk: LoadedClerk): Promise<Outcome> {
  if (isSignedIn(clerk)) return signedIn(clerk)
  const { signIn, signUp } = clerk.client!
  if (signIn.firstFactorVerification.status === 'transferable')
    return activate(clerk, await signUp.create({ transfer: true }))
  if (signUp.verifications.externalAccount.status === 'transferable')
    return activate(clerk, await signIn.create({ transfer: true }))
  const { error } = signIn.firstFactorVerification
  if (!error) return { kind: 'nothing' }
  console.error('OAuth error', error)
  if (error.code === 'oauth_access_denied') return { kind: 'cancelled' }
  throw new Error(error.code)
}

/** Ends the service's session in this browser without leaving the page. */
export async function forget(clerk: LoadedClerk) {
  await clerk.signOut(() => undefined)
}

async function activate(
  clerk: LoadedClerk,
  attempt: { status: string | null; createdSessionId: string | null },
) {
  if (attempt.status !== 'complete' || !attempt.createdSessionId)
    throw new Error(`The sign-in service asks for more: ${attempt.status}.`)
  await clerk.setActive({ session: attempt.createdSessionId })
  return signedIn(clerk)
}

async function signedIn({ session }: LoadedClerk): Promise<Outcome> {
  const token = await session?.getToken()
  if (!token) throw new Error('The sign-in service gave no session token.')
  return { kind: 'signed-in', token }
}
