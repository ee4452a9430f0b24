import { createHmac } from 'node:crypto'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Occurrence } from './calendarWords'

/**
 * Hexadecimal digits of 128 bits. Letters of mixed case cannot be used, because services for video calls ignore
 * case.
 */
const DIGITS = 32

/**
 * Returns a function that gives the link of the call for a session or workshop whose mentor has entered none;
 * undefined without `MEETING_URL_TEMPLATE`. The link is the same for all who take part, and nobody can guess it
 * from the id.
 */
export function meetingRooms({ config, keys }: Pick<ApiDependencies, 'config' | 'keys'>) {
  const { meetingUrlTemplate } = config
  const secret = keys.secretFor('meeting-rooms')
  return (occurrence: Occurrence, id: string): string | undefined => {
    const room = createHmac('sha256', secret).update(`${occurrence}:${id}`).digest('hex').slice(0, DIGITS)
    return meetingUrlTemplate?.replaceAll('{id}', room)
  }
}
