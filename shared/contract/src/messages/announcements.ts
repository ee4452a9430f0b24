import Type, { type Static } from 'typebox'
import { ANNOUNCEMENT_AUDIENCES } from './announcementRules'
import { ANNOUNCEMENTS_SHOWN } from '../rules/limits'
import { endpoint } from '../api/endpoint'
import { Id, literals, Timestamp } from '../api/wire'

export const Announcement = Type.Object({
  _id: Id,
  audience: literals(ANNOUNCEMENT_AUDIENCES),
  texts: Type.Object({ en: Type.String(), hi: Type.String() }),
  /** Path of a page of the site, or an https address. */
  link: Type.Optional(Type.String()),
  /** The time at which the announcement ends. */
  until: Timestamp,
})
export type Announcement = Static<typeof Announcement>

export const getAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  access: 'public',
  summary: 'What operators announce at present, the latest first. The page chooses by audience.',
  reply: Type.Array(Announcement, { maxItems: ANNOUNCEMENTS_SHOWN }),
})
