import { readCalendarFeed } from '@mentor-connect/contract/mentoring/calendarFeed'
import { createHmac } from 'node:crypto'
import type { ApiDependencies } from '../../kernel/dependencies'
import { isSameSecret } from '../../platform/keys/serviceKey'

/**
 * The address of a feed has an id and its signature, which is not stored: a copy of the database does not open the
 * calendars. The signature is called `key`, so that logs leave it out.
 */
export function feedAddresses({ config, keys }: Pick<ApiDependencies, 'config' | 'keys'>) {
  const secret = keys.secretFor('calendar-feeds')
  const signature = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')
  return {
    addressOf: (id: string) =>
      `${config.apiUrl}${readCalendarFeed.path}?${new URLSearchParams({ feed: id, key: signature(id) })}`,
    isValid: ({ feed, key }: { feed: string; key: string }) => isSameSecret(key, signature(feed)),
  }
}
