import Type, { type Static } from 'typebox'
import { endpoint } from '../api/endpoint'
import { Id, Timestamp } from '../api/wire'
import { SLUG_MAX } from '../rules/slugs'

/** A mentor's public page for booking, with an address of its own. */

export const BookingPage = Type.Object({
  slug: Id,
  /** Free times and who may book are read with this id (`getSlots`), because they differ for each visitor. */
  mentorId: Id,
  name: Type.String(),
  /** Path of the picture on the API. */
  profile: Type.Optional(Type.String()),
  /** The mentor's work, in the mentor's own words. */
  profession: Type.Optional(Type.String()),
  /** False if search engines must not list the page. */
  isListed: Type.Boolean(),
  kinds: Type.Array(Type.Object({ id: Id, title: Type.String(), minutes: Type.Integer() })),
  updatedAt: Timestamp,
})
export type BookingPage = Static<typeof BookingPage>

export const getBookingPage = endpoint({
  method: 'GET',
  path: '/booking-pages/:slug',
  access: 'public',
  summary:
    'The booking page of a mentor who shows it. `not_found` alike if there is none, if it is off, and while the mentor is not approved, suspended or away.',
  params: Type.Object({ slug: Id }),
  reply: BookingPage,
})

export const findMovedBookingPage = endpoint({
  method: 'GET',
  path: '/booking-pages/:slug/moved',
  access: 'public',
  summary:
    'The present name in the address of a booking page that had another one within the last year. `not_found` alike if there is none, and if others cannot read it.',
  params: Type.Object({ slug: Id }),
  reply: Type.Object({ slug: Id }),
})

const Version = Type.Integer({ minimum: 0, maximum: 1_000_000 })

export const OwnBookingPage = Type.Object({
  /** The part of the address that names the page. Before the first save, it is a proposal. */
  slug: Id,
  isOn: Type.Boolean(),
  /** True if search engines may list the page. */
  isListed: Type.Boolean(),
  /** Increases with every change; 0 before the first one. A change must name the version that the mentor sees. */
  version: Version,
  /** True if others can read the page now. It is on and still not shown while the mentor is not approved or away. */
  isShown: Type.Boolean(),
})
export type OwnBookingPage = Static<typeof OwnBookingPage>

export const getOwnBookingPage = endpoint({
  method: 'GET',
  path: '/mentor/booking-page',
  access: 'mentor',
  whilePending: true,
  summary: 'The own booking page, also one that is off.',
  reply: OwnBookingPage,
})

export const saveBookingPage = endpoint({
  method: 'POST',
  path: '/mentor/booking-page',
  access: 'mentor',
  whilePending: true,
  rateLimit: 'portfolio',
  summary:
    'Switch the own booking page on or off, and choose its address. `invalid_input` with the field `slug` if the name is not allowed or taken; `edit_conflict` with the reason `booking_page_changed` if it was changed since `version`.',
  body: Type.Object({
    slug: Type.String({ maxLength: SLUG_MAX }),
    isOn: Type.Boolean(),
    isListed: Type.Boolean(),
    version: Version,
  }),
  reply: OwnBookingPage,
})
