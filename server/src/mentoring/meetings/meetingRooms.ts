import { createHmac } from 'node:crypto'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Occurrence } from './calendarWords'

/**
 * Number of hexadecimal digits for 128 bits. Letters of mixed case cannot be used, because video call
 * services ignore case.
 */
const DIGITS = 32

/**
 * Returns a function that returns the link of the call for a session or workshop whose mentor has not entered
 * a link; undefined if `MEETING_URL_TEMPLATE` is not set. The link is the same for all participants, and
 * nobody can guess it from the id.
 */
export function meetingRooms({ config, keys }: Pick<ApiDependencies, 'config' | 'keys'>) {
  const { meetingUrlTemplate } = config
  const secret = keys.secretFor('meeting-rooms')
  return (occurrence: Occurrence, id: string): string | undefined => {
    const room = createHmac('sha256', secret).update(`${occurrence}:${id}`).digest('hex').slice(0, DIGITS)
    return meetingUrlTemplate?.replaceAll('{id}', room)
  }
}
