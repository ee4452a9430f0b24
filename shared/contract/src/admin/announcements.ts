import Type, { type Static } from 'typebox'
import { EnteredAddress, EnteredText, REQUIRED } from '../api/enteredTexts'
import { endpoint } from '../api/endpoint'
import { Empty, Id, literals, Timestamp } from '../api/wire'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_LINK } from '../messages/announcementRules'
import { ANNOUNCEMENT_MAX, URL_MAX } from '../rules/limits'
import { LIST_PAGE, orNull } from './lists'

const support = { roles: ['support'] } as const

export const ANNOUNCEMENT_STATES = ['planned', 'shown', 'over'] as const

export const AdminAnnouncement = Type.Object({
  id: Id,
  state: literals(ANNOUNCEMENT_STATES),
  audience: literals(ANNOUNCEMENT_AUDIENCES),
  texts: Type.Object({ en: Type.String(), hi: Type.String() }),
  link: orNull(Type.String()),
  from: Timestamp,
  until: Timestamp,
  /** Name of the operator who wrote the announcement. */
  operator: Type.String(),
})
export type AdminAnnouncement = Static<typeof AdminAnnouncement>

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcements',
  access: 'operator',
  operators: support,
  summary: 'The latest announcements, also those that are planned or over.',
  reply: Type.Object({ announcements: Type.Array(AdminAnnouncement, { maxItems: LIST_PAGE }) }),
})

const Text = EnteredText(ANNOUNCEMENT_MAX, REQUIRED)

export const NewAnnouncement = Type.Object({
  texts: Type.Object({ en: Text, hi: Text }),
  link: Type.Optional(EnteredAddress(URL_MAX, { pattern: ANNOUNCEMENT_LINK })),
  audience: literals(ANNOUNCEMENT_AUDIENCES),
  /** Start of the announcement. If absent, it is shown at once. */
  from: Type.Optional(Timestamp),
  until: Timestamp,
})
export type NewAnnouncement = Static<typeof NewAnnouncement>

export const publishAnnouncement = endpoint({
  method: 'POST',
  path: '/api/announcements',
  access: 'operator',
  operators: { ...support, freshPasskey: true },
  summary: 'Shows a text to everybody of an audience, in both languages, until its end.',
  body: NewAnnouncement,
  reply: Type.Object({ id: Id }),
})

export const endAnnouncement = endpoint({
  method: 'POST',
  path: '/api/announcements/:id/end',
  access: 'operator',
  operators: support,
  summary: 'Ends an announcement before its time, or before it has begun.',
  params: Type.Object({ id: Id }),
  body: Empty,
  reply: Type.Object({ ended: Type.Literal(true) }),
})
