import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { MENTORSHIPS_PAGE } from '@mentor-connect/contract/mentoring/mentorship'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { StoredMentorship } from './storedMentorships.repo'
import { findOwn, listOwn, partnersOf, type ListedMentorships, type Participant } from './mentorships.repo'
import { partnerIdOf, present, presentDetails } from './presentMentorship'

interface ListQuery {
  which: ListedMentorships
  page?: number
  limit?: number
}

/** Lists and reads mentorships for the two people in them. */
export function ownMentorships({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    async list(who: Participant, { which, page = 1, limit = MENTORSHIPS_PAGE }: ListQuery) {
      const { rows, count } = await listOwn(db, who, { which, page, limit })
      const partners = await partnersOf(db, who, [...new Set(rows.map((row) => partnerIdOf(who, row)))])
      return {
        mentorships: rows.map((row) => present(row, partners.get(partnerIdOf(who, row))!)),
        pagination: { page, limit, totalItems: count, totalPages: Math.ceil(count / limit) },
      }
    },

    read: async (who: Participant, id: string): Promise<MentorshipDetails> =>
      presentDetails(db, who, await requireOwn(db, who, id), clock()),
  }
}

/** Finds a mentorship of this person. @throws ApiError `not_found` for a mentorship of other people */
export async function requireOwn(
  db: ApiDependencies['db'],
  who: Participant,
  id: string,
): Promise<StoredMentorship> {
  const row = await findOwn(db, who, id)
  if (!row) throw errors.notFound('Mentorship')
  return row
}
