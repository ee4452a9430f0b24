import { createHmac } from 'node:crypto'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { Occurrence } from './calendarWords'

/** Hexadecimal digits of 128 bits: services for video calls do not tell capitals from small letters. */
const DIGITS = 32

/**
 * Returns a function for the link of the call where a session or a workshop takes place whose mentor has given none;
 * undefined without `MEETING_URL_TEMPLATE`. It is the same for all who take part, and nobody can guess it from the id.
 */
export function meetingRooms({ config, keys }: Pick<ApiDependencies, 'config' | 'keys'>) {
  const { meetingUrlTemplate } = config
  const secret = keys.secretFor('meeting-rooms')
  return (occurrence: Occurrence, id: string): string | undefined => {
    const room = createHmac('sha256', secret).update(`${occurrence}:${id}`).digest('hex').slice(0, DIGITS)
    return meetingUrlTemplate?.replaceAll('{id}', room)
  }
}
