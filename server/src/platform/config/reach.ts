/**
 * The networks to which a feature that gives anybody access is offered. `loopback` offers it only while HOST
 * is an address that other machines cannot reach.
 */
export const REACHES = ['loopback', 'anywhere', 'nowhere'] as const
export type Reach = (typeof REACHES)[number]

interface Place {
  appEnv: 'local' | 'production'
  host: string
}

/** Matches host names that only this machine can reach. */
export const LOOPBACK = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|::1)$/

/**
 * Returns true if the feature is offered. In production the result is always false, regardless of the
 * setting.
 */
export function isOffered(reach: Reach, { appEnv, host }: Place): boolean {
  if (appEnv === 'production' || reach === 'nowhere') return false
  return reach === 'anywhere' || LOOPBACK.test(host)
}

/**
 * Reports a missing decision: if other machines may reach HOST, the variable must be set explicitly.
 * @param otherwise another way to solve the problem, as the end of the sentence in the message
 */
export function reachProblems(variable: string, reach: Reach, place: Place, otherwise: string): string[] {
  const isUndecided = reach === 'loopback' && place.appEnv !== 'production' && !LOOPBACK.test(place.host)
  if (!isUndecided) return []
  return [
    `${variable} is "loopback" and HOST is "${place.host}", which other machines may reach: set ${variable} to anywhere or nowhere, or ${otherwise}.`,
  ]
}
