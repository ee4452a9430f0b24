/**
 * Where something may be offered that lets anybody in: with `loopback` only while HOST is an address that other machines
 * cannot reach.
 */
export const REACHES = ['loopback', 'anywhere', 'nowhere'] as const
export type Reach = (typeof REACHES)[number]

interface Place {
  appEnv: 'local' | 'production'
  host: string
}

/** Host names of this machine alone. */
export const LOOPBACK = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|::1)$/

/** Never in production, regardless of the setting. */
export function isOffered(reach: Reach, { appEnv, host }: Place): boolean {
  if (appEnv === 'production' || reach === 'nowhere') return false
  return reach === 'anywhere' || LOOPBACK.test(host)
}

/**
 * Listening on an address that other machines may reach requires an explicit decision.
 * @param otherwise what else ends the refusal, as the end of a sentence
 */
export function reachProblems(variable: string, reach: Reach, place: Place, otherwise: string): string[] {
  const isUndecided = reach === 'loopback' && place.appEnv !== 'production' && !LOOPBACK.test(place.host)
  if (!isUndecided) return []
  return [
    `${variable} is "loopback" and HOST is "${place.host}", which other machines may reach: set ${variable} to anywhere or nowhere, or ${otherwise}.`,
  ]
}
