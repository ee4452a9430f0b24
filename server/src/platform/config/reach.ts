import type { Settings } from './settings'

/**
 * Where something may be offered that lets anybody in who reaches it: with `loopback` only while HOST is an address of
 * this machine alone.
 */
export const REACHES = ['loopback', 'anywhere', 'nowhere'] as const
export type Reach = (typeof REACHES)[number]

type Place = Pick<Settings, 'appEnv' | 'host'>

const LOOPBACK = /^(localhost|([\w-]+\.)+localhost|127(\.\d{1,3}){3}|::1)$/

/** Never in production, whatever the setting says. */
export function isOffered(reach: Reach, { appEnv, host }: Place): boolean {
  if (appEnv === 'production' || reach === 'nowhere') return false
  return reach === 'anywhere' || LOOPBACK.test(host)
}

/**
 * A start on an address that other machines may reach asks for a decision instead of quietly offering less.
 * @param otherwise what else ends the refusal, as the end of a sentence
 */
export function reachProblems(variable: string, reach: Reach, place: Place, otherwise: string): string[] {
  const isUndecided = reach === 'loopback' && place.appEnv !== 'production' && !LOOPBACK.test(place.host)
  if (!isUndecided) return []
  return [
    `${variable} is "loopback" and HOST is "${place.host}", which other machines may reach: set ${variable} to anywhere or nowhere, or ${otherwise}.`,
  ]
}
