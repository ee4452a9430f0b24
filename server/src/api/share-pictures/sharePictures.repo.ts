import type { Database } from '../../kernel/database/schema'
import { domainsOf, roundRating, selectCourses } from '../../courses/catalogue/courseSummaries.repo'
import { isListed } from '../../courses/catalogue/courseVisibility.query'
import { loadMentorTags } from '../../accounts/people/mentorAccount.repo'
import type { ShownCourse, ShownMentor } from './shownOnPictures'

/** Finds a course that visitors can see; undefined otherwise. */
export async function findShownCourse(db: Database, id: string): Promise<ShownCourse | undefined> {
  const row = await selectCourses(db)
    .select('mentors.profile')
    .where('courses.id', '=', id)
    .where(isListed)
    .executeTakeFirst()
  if (!row) return undefined
  const { title, description, banner, lesson_count: lessons, rating_count: count } = row
  return {
    kind: 'course',
    id,
    title,
    description,
    banner,
    lessons,
    domains: (await domainsOf(db, [id])).get(id) ?? [],
    mentor: { id: row.mentor_id, name: row.mentorname, profile: row.profile ?? '' },
    ...(count > 0 && { rating: { average: roundRating(row.rating_average), count } }),
  }
}

/** Finds a mentor whom visitors can see; undefined otherwise. */
export async function findShownMentor(db: Database, id: string): Promise<ShownMentor | undefined> {
  const row = await db
    .selectFrom('mentors')
    .select(['name', 'profile', 'expertise', 'experience'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const tags = await loadMentorTags(db, [id])
  return { kind: 'mentor', id, ...row, profile: row.profile ?? '', domains: tags.get(id)?.domains ?? [] }
}
