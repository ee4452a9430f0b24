import { SITE_MAP_PART, type SiteMapEntry, type SiteMapPart } from '@mentor-connect/contract/api/siteMap'
import { LESSON_KINDS, isProving } from '@mentor-connect/contract/courses/lessons/lessonKinds'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/schema'
import type { ListedPages } from '../../kernel/site-map/listedPages.repo'
import { isListed } from './courseVisibility.query'

const KINDS_WITH_TEXT = LESSON_KINDS.filter((kind) => !isProving(kind))

/** Divides lessons into parts by their courses and ids, because an id is unique only within its course. */
export const listedLessons: ListedPages = { parts: readParts, entries: readEntries }

async function readParts(db: Database): Promise<SiteMapPart[]> {
  const part = sql.lit(SITE_MAP_PART)
  const numbered = openLessons(db).select([
    sql<number>`(row_number() over (order by lessons.course_id, lessons.id) - 1) / ${part}`.as('part'),
    sql<number>`(row_number() over (order by lessons.course_id, lessons.id) - 1) % ${part}`.as('place'),
  ])
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select((eb) => [
      // Only the first lesson of a part has the place 0.
      eb.fn.max(eb.case().when('place', '=', 0).then(eb.ref('id')).end()).as('from'),
      eb.fn.max(eb.case().when('place', '=', 0).then(eb.ref('courseId')).end()).as('courseId'),
      eb.fn.max('lastModified').as('lastModified'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute()
  return rows.map(({ from, courseId, lastModified }) => ({ from: from!, courseId: courseId!, lastModified }))
}

function readEntries(
  db: Database,
  { id, courseId = '' }: { id: string; courseId?: string },
): Promise<SiteMapEntry[]> {
  return openLessons(db)
    .where(sql<boolean>`(lessons.course_id, lessons.id) >= (${courseId}, ${id})`)
    .orderBy('lessons.course_id')
    .orderBy('lessons.id')
    .limit(SITE_MAP_PART)
    .execute()
}

/** Selects the previews in listed courses whose text visitors can read. */
function openLessons(db: Database) {
  return db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .innerJoin('lesson_bodies', (join) =>
      join
        .onRef('lesson_bodies.course_id', '=', 'lessons.course_id')
        .onRef('lesson_bodies.lesson_id', '=', 'lessons.id'),
    )
    .select(['lessons.id', 'lessons.course_id as courseId', 'lesson_bodies.updated_at as lastModified'])
    .where('lessons.preview', '=', (eb) => eb.lit(1))
    .where('lessons.kind', 'in', KINDS_WITH_TEXT)
    .where((eb) => isListed(eb))
}
