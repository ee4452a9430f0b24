import {
  CALENDAR_DAYS,
  readCalendarFeed,
  type CalendarFeed,
  type CalendarPart,
} from '@mentor-connect/contract/mentoring/calendarFeed'
import type { Locale } from '@mentor-connect/contract/api/locales'
import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { localizedPath } from '@mentor-connect/contract/api/languageAddress'
import { createHmac, randomUUID } from 'node:crypto'
import { findSuspension } from '../../accounts/people/sanctions.repo'
import type { CalendarSource } from '../../kernel/calendar/calendarSource'
import type { ApiDependencies } from '../../kernel/dependencies'
import { errors } from '../../platform/http/errors'
import { isSameSecret } from '../../platform/keys/serviceKey'
import { calendarFeedOf } from '../meetings/calendarFile'
import type { Participant } from '../meetings/participant'
import {
  deleteFeedOf,
  findFeed,
  findFeedOf,
  replaceId,
  saveFeed,
  setRead,
  type StoredFeed,
} from './calendarFeeds.repo'
import { FEED_WORDS } from './feedWords'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'keys'> & { calendar: CalendarSource[] }

/** Reads and changes the calendar feeds of learners and mentors. */
export function calendarFeeds(dependencies: Dependencies) {
  const { db, clock, config, calendar } = dependencies
  const { addressOf, isValid } = feedAddresses(dependencies)

  async function own(personId: string): Promise<{ feed?: CalendarFeed }> {
    const feed = await findFeedOf(db, personId)
    return feed ? { feed: present(feed, addressOf(feed.id)) } : {}
  }

  async function entriesOf(feed: StoredFeed) {
    const now = clock().getTime()
    const wanted = {
      personId: feed.person_id,
      role: feed.role,
      locale: feed.language,
      hasDetails: feed.has_details === 1,
      from: new Date(now - CALENDAR_DAYS.before * DAY_MS).toISOString(),
      to: new Date(now + CALENDAR_DAYS.after * DAY_MS).toISOString(),
    }
    const parts = partsOf(feed)
    const found = []
    for (const { part, find } of calendar) if (parts.includes(part)) found.push(...(await find(db, wanted)))
    return found.map(({ path, ...entry }) => ({
      ...entry,
      url: `${config.siteUrl}${localizedPath(feed.language, path)}`,
    }))
  }

  return {
    own,

    async save(
      { personId, role }: Participant,
      { parts, hasDetails, language }: { parts: CalendarPart[]; hasDetails: boolean; language: Locale },
    ) {
      await saveFeed(db, {
        person_id: personId,
        role,
        id: randomUUID(),
        parts: JSON.stringify(parts),
        has_details: hasDetails ? 1 : 0,
        language,
        created_at: clock().toISOString(),
        read_at: null,
      })
      return own(personId)
    },

    async renew({ personId }: Participant) {
      await replaceId(db, personId, { id: randomUUID(), created_at: clock().toISOString() })
      return own(personId)
    },

    async remove({ personId }: Participant) {
      await deleteFeedOf(db, personId)
      return own(personId)
    },

    /**
     * Returns a feed as a calendar file.
     *
     * @throws ApiError `not_found`, the same for every address that does not belong to a feed
     */
    async read(address: { feed: string; key: string }): Promise<string> {
      const feed = isValid(address) ? await findFeed(db, address.feed) : undefined
      if (!feed || (await findSuspension(db, feed.person_id))) throw errors.notFound('Calendar')
      const now = clock()
      if (!feed.read_at || now.getTime() - Date.parse(feed.read_at) > HOUR_MS)
        await setRead(db, feed.id, now.toISOString())
      return calendarFeedOf(FEED_WORDS[feed.language].name, await entriesOf(feed))
    },
  }
}

const partsOf = ({ parts }: StoredFeed) => JSON.parse(parts) as CalendarPart[]

function present(feed: StoredFeed, address: string): CalendarFeed {
  return {
    address,
    parts: partsOf(feed),
    hasDetails: feed.has_details === 1,
    createdAt: feed.created_at,
    ...(feed.read_at && { lastReadAt: feed.read_at }),
  }
}

/**
 * Builds and checks the addresses of feeds. An address contains an id and the signature of the id. The
 * signature is not stored, so that a copy of the database does not give access to the calendars. It is called
 * `key`, so that it is left out of logs.
 */
function feedAddresses({ config, keys }: Pick<ApiDependencies, 'config' | 'keys'>) {
  const secret = keys.secretFor('calendar-feeds')
  const signature = (id: string) => createHmac('sha256', secret).update(id).digest('base64url')
  return {
    addressOf: (id: string) =>
      `${config.apiUrl}${readCalendarFeed.path}?${new URLSearchParams({ feed: id, key: signature(id) })}`,
    isValid: ({ feed, key }: { feed: string; key: string }) => isSameSecret(key, signature(feed)),
  }
}
