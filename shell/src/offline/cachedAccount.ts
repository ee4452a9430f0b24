import type { Account } from '@mentor-connect/contract/auth'
import { openCache } from '@mentor-connect/contract/browser/storage'
import { PERSONAL_CACHE } from '@mentor-connect/contract/site/serviceWorker'

/** Cache key of the account. It is in the same cache as the person's responses, so that both are deleted together. */
const ADDRESS = '/kept-account.json'

/** Stores the account, so that the app can start offline. */
export async function cacheAccount(account: Account): Promise<void> {
  try {
    const store = await openCache(PERSONAL_CACHE)
    await store?.put(ADDRESS, new Response(JSON.stringify(account)))
  } catch (error) {
    console.info('The account could not be cached for offline use.', error)
  }
}

/** Returns the account that the server sent last; undefined if none is cached for this person. */
export async function cachedAccount(id: string): Promise<Account | undefined> {
  try {
    const store = await openCache(PERSONAL_CACHE)
    const account = (await (await store?.match(ADDRESS))?.json()) as Account | undefined
    return account?._id === id ? account : undefined
  } catch (error) {
    console.info('The cached account could not be read.', error)
    return undefined
  }
}
