import type { ListedKind } from '@mentor-connect/contract/api/siteMap'
import type { FastifyInstance } from 'fastify'
import { accounts, type accountServices } from '../accounts/domain'
import { community } from '../community/domain'
import { courses } from '../courses/domain'
import type { CalendarSource } from '../kernel/calendar/calendarSource'
import type { DomainDependencies, NotificationNames } from '../kernel/domain'
import type { Reportables } from '../kernel/reportables/reportable'
import { handleRooms } from '../kernel/rooms/roomJobs'
import type { FindRooms } from '../kernel/rooms/roomState'
import type { ListedPages } from '../kernel/site-map/listedPages.repo'
import { learning } from '../learning/domain'
import { mentoring } from '../mentoring/domain'
import { messages } from '../messages/domain'
import { trust } from '../trust/domain'
import { work } from '../work/domain'
import { mergeParts } from './mergeParts'

/** The domains of the main API. To add a domain, add it to this list only. */
export const DOMAINS = [accounts, messages, courses, mentoring, learning, work, community, trust] as const

/**
 * The names that notifications can contain. For this list and those below, the compiler reports an entry that
 * no domain registers.
 */
export const NOTIFICATION_NAMES: NotificationNames = mergeParts(DOMAINS.map(({ names }) => names))
/** The pages that search engines may list. */
export const PUBLIC_PAGES: Record<ListedKind, ListedPages> = mergeParts(
  DOMAINS.map(({ publicPages }) => publicPages),
)
/** Everything that can be reported, except messages, which are in chat. */
export const REPORTABLES: Reportables = mergeParts(DOMAINS.map(({ reportables }) => reportables))
/** Finds the state that the chat rooms of domains should have, by kind of room. */
const ROOMS: FindRooms = mergeParts(DOMAINS.map(({ rooms }) => rooms))
/** Sources of the dates in people's calendar feeds. */
const CALENDAR: CalendarSource[] = DOMAINS.flatMap(({ calendar }) => calendar)

type Dependencies = Omit<DomainDependencies, 'calendar'> & ReturnType<typeof accountServices>

export async function serveDomains(app: FastifyInstance, dependencies: Dependencies) {
  handleRooms({ ...dependencies, rooms: ROOMS })
  const lists = { names: NOTIFICATION_NAMES, reportables: REPORTABLES, calendar: CALENDAR }
  for (const domain of DOMAINS) await domain.serve(app, { ...dependencies, ...lists })
}
