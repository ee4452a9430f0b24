import { addressError } from '../../rules/webAddress'

/** Hosts of services for video calls. A link to any other host could lead learners anywhere. */
export const MEETING_HOSTS = [
  'meet.google.com',
  'zoom.us',
  'teams.microsoft.com',
  'teams.live.com',
  'meet.jit.si',
  'webex.com',
  'whereby.com',
] as const

export function isMeetingUrl(text: string): boolean {
  if (!URL.canParse(text) || addressError(text)) return false
  const { protocol, hostname, username, port } = new URL(text)
  return (
    protocol === 'https:' &&
    username === '' &&
    port === '' &&
    MEETING_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  )
}
