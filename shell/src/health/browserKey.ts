import { BROWSER_OF_DAY_KEY } from '@mentor-connect/contract/site/startWatch'

const BYTES = 16

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Returns a random id that distinguishes this browser from others. It changes every day, so that nobody can
 * be tracked.
 */
export function browserKey(storage: Store, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const [storedDay, stored] = storage.getItem(BROWSER_OF_DAY_KEY)?.split(' ') ?? []
  if (storedDay === day && stored && /^[\w-]{22}$/.test(stored)) return stored
  const drawn = base64url(crypto.getRandomValues(new Uint8Array(BYTES)))
  storage.setItem(BROWSER_OF_DAY_KEY, `${day} ${drawn}`)
  return drawn
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
