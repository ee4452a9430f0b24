import { courseId } from './catalogue'
import { mentorId } from './people'
import { insertRows, rowsOf, timeWithin, type Database } from './rows'
import type { OfficeSize } from './size'

const DAYS = 60

const ENGLISH = { title: 'Work with both hands', purpose: 'From the first cut to a chair.', language: 'en' }
const HINDI = { title: 'हाथ का हुनर', purpose: 'पहली कटाई से कुर्सी तक।', language: 'hi' }

/** Inserts skill paths. Every third one is made by the platform, every second one is in Hindi. */
export async function insertSkillPaths(db: Database, { mentors, courses }: OfficeSize, now: Date) {
  const count = Math.ceil(mentors / 20)
  await insertRows(
    db,
    'skill_paths',
    rowsOf(count, (index) => {
      const texts = index % 2 === 0 ? HINDI : ENGLISH
      const at = timeWithin(DAYS, now, index)
      return {
        ...texts,
        id: `path-${index}`,
        slug: `path-${index}`,
        mentor_id: index % 3 === 0 ? null : mentorId(index),
        level: 'beginner' as const,
        state: index % 4 === 3 ? ('draft' as const) : ('published' as const),
        version: 1,
        search_text: texts.title.toLowerCase(),
        created_at: at,
        updated_at: at,
      }
    }),
  )
  await insertRows(
    db,
    'skill_path_milestones',
    rowsOf(count, (index) => ({ path_id: `path-${index}`, position: 0, title: 'Begin' })),
  )
  await insertRows(
    db,
    'skill_path_courses',
    rowsOf(count * 2, (index) => ({
      path_id: `path-${Math.floor(index / 2)}`,
      position: index % 2,
      milestone: 0,
      course_id: courseId(index % courses),
    })),
  )
}
