import type { BookingPage, OwnBookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import type { Availability } from '@mentor-connect/contract/mentoring/sessions/weeklyHours'
import { slugError } from '@mentor-connect/contract/rules/slugs'
import { findPerson } from '../../accounts/people/person.repo'
import type { Tx } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { slugTaken } from '../../kernel/slugs/formerSlugs.repo'
import { proposedSlug } from '../../kernel/slugs/proposedSlug'
import { isUniqueViolation } from '../../platform/database/isUniqueViolation'
import { errors } from '../../platform/http/errors'
import { lockMentor } from '../meetings/availability.repo'
import { schedulingErrors } from '../meetings/schedulingErrors'
import {
  findOwnPage,
  findShown,
  formerBookingSlugs,
  insertPage,
  shownSlugOf,
  updatePage,
} from './bookingPages.repo'

interface Saved {
  slug: string
  isOn: boolean
  isListed: boolean
  version: number
}

/** Reads booking pages for everybody, and changes them on behalf of their mentors. */
export function bookingPages({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  async function readOwn(mentorId: string): Promise<OwnBookingPage> {
    const stored = await findOwnPage(db, mentorId)
    if (!stored)
      return { slug: await proposal(mentorId), isOn: false, isListed: false, version: 0, isShown: false }
    return {
      slug: stored.slug,
      isOn: stored.is_on === 1,
      isListed: stored.is_listed === 1,
      version: Number(stored.version),
      isShown: (await shownSlugOf(db, mentorId)) !== undefined,
    }
  }

  async function proposal(mentorId: string): Promise<string> {
    const mentor = await findPerson(db, 'mentor', mentorId)
    if (!mentor) throw errors.notFound('Account')
    const now = clock().toISOString()
    const isFree = (slug: string) => formerBookingSlugs.isFree(db, slug, now)
    return proposedSlug(mentor, { isFree, fallback: 'mentor' })
  }

  async function store(tx: Tx, mentorId: string, { slug, isOn, isListed, version }: Saved) {
    await lockMentor(tx, mentorId)
    const before = await findOwnPage(tx, mentorId)
    if (Number(before?.version ?? 0) !== version) throw schedulingErrors.bookingPageChanged()
    const now = clock()
    const updated_at = now.toISOString()
    const flags = { is_on: isOn ? 1 : 0, is_listed: isListed ? 1 : 0 } as const
    const values = { slug, ...flags, version: version + 1, updated_at }
    if (before && before.slug !== slug && before.is_on === 1)
      await formerBookingSlugs.keep(tx, mentorId, before.slug, now)
    await (before
      ? updatePage(tx, mentorId, values)
      : insertPage(tx, { ...values, mentor_id: mentorId, created_at: updated_at }))
    await formerBookingSlugs.take(tx, mentorId, slug, updated_at)
  }

  return {
    readOwn,

    async read(slug: string): Promise<BookingPage> {
      const row = await findShown(db, slug)
      if (!row) throw errors.notFound('Booking page')
      const kinds = JSON.parse(row.kinds ?? '[]') as Availability['kinds']
      return {
        slug: row.slug,
        mentorId: row.mentor_id,
        name: row.name,
        ...(row.profile && { profile: row.profile }),
        ...(row.headline && { profession: row.headline }),
        isListed: row.is_listed === 1,
        kinds: kinds.map(({ id, title, minutes }) => ({ id, title, minutes })),
        updatedAt: row.updated_at,
      }
    },

    /** Returns the present name of the page that had this name within the last year. */
    async findMoved(slug: string): Promise<string> {
      const moved = await formerBookingSlugs.presentSlugOf(db, slug, clock().toISOString())
      if (moved === undefined) throw errors.notFound('Booking page')
      return moved
    },

    async save(mentorId: string, saved: Saved): Promise<OwnBookingPage> {
      if (slugError(saved.slug)) throw errors.invalidInput({ slug: 'Correct this.' })
      try {
        await db.transaction().execute((tx) => store(tx, mentorId, saved))
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
        throw slugTaken()
      }
      return readOwn(mentorId)
    },
  }
}
