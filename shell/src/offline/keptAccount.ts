import type { Account } from '@mentor-connect/shared/auth'
import { PERSONAL_CACHE } from '@mentor-connect/shared/contracts/serviceWorker'

/** Under this address the account stands beside the answers that are kept for the same person, and goes with them. */
const ADDRESS = '/kept-account.json'

const openStore = async () => ('caches' in globalThis ? caches.open(PERSONAL_CACHE) : undefined)

/** Keeps the account for a start without a server. */
export async function keepAccount(account: Account): Promise<void> {
  try {
    const store = await openStore()
    await store?.put(ADDRESS, new Response(JSON.stringify(account)))
  } catch (error) {
    console.info('The account is not kept for offline use.', error)
  }
}

/** The account of this person as the server last gave it; undefined when none is kept. */
export async function keptAccount(id: string): Promise<Account | undefined> {
  try {
    const store = await openStore()
    const account = (await (await store?.match(ADDRESS))?.json()) as Account | undefined
    return account?._id === id ? account : undefined
  } catch (error) {
    console.info('The kept account cannot be read.', error)
    return undefined
  }
}
