import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import type { FastifyInstance } from 'fastify'
import { accounts, type accountServices } from '../accounts/domain'
import { community } from '../community/domain'
import { courses } from '../courses/domain'
import type { CalendarSource } from '../kernel/calendar/calendarSource'
import type { Domain, DomainDependencies, NotificationNames } from '../kernel/domain'
import type { RoomKind } from '@mentor-connect/contract/messages/roomRules'
import type { FindRoom } from '../kernel/rooms/roomState'
import { handleRooms } from '../kernel/rooms/roomJobs'
import type { ListedPages } from '../kernel/site-map/listedPages.repo'
import { learning } from '../learning/domain'
import { mentoring } from '../mentoring/domain'
import { messages } from '../messages/domain'
import { trust } from '../trust/domain'
import { work } from '../work/domain'
import { REPORTABLES } from './reportables'

/** The domains of the main API; a new one is added here. */
export const DOMAINS = [accounts, messages, courses, mentoring, learning, work, community, trust]

/** The names that notifications can contain, from all domains. The compiler reports a missing domain. */
export const NOTIFICATION_NAMES = {
  ...accounts.names,
  ...messages.names,
  ...courses.names,
  ...mentoring.names,
  ...learning.names,
  ...work.names,
  ...community.names,
} satisfies NotificationNames

/** The pages that search engines may list, from all domains. The compiler reports a missing kind. */
export const PUBLIC_PAGES: Record<ListedKind, ListedPages> = {
  ...courses.publicPages,
  ...mentoring.publicPages,
  ...learning.publicPages,
  ...work.publicPages,
  ...community.publicPages,
}

/** The dates in the calendar feeds of people, from all domains. */
const CALENDAR: CalendarSource[] = [...mentoring.calendar, ...learning.calendar, ...work.calendar]

/** Returns the function that finds the wanted state of rooms of this kind. */
function findRoomOf(kind: RoomKind): FindRoom | undefined {
  for (const { rooms } of DOMAINS as Domain<never>[]) if (rooms?.[kind]) return rooms[kind]
  return undefined
}

type Dependencies = Omit<DomainDependencies, 'calendar'> & ReturnType<typeof accountServices>

export async function serveDomains(app: FastifyInstance, dependencies: Dependencies) {
  handleRooms({ ...dependencies, findRoomOf })
  const lists = { names: NOTIFICATION_NAMES, reportables: REPORTABLES, calendar: CALENDAR }
  for (const domain of DOMAINS) await domain.serve(app, { ...dependencies, ...lists })
}
