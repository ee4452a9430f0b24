import { definitionOf, type NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import type { NamedThing } from '@mentor-connect/contract/notifications/notificationKind'
import type { Database } from '../../kernel/database/schema'

interface Named {
  id: string
  kind: NotificationKind
  subject: string
  actor: string | null
}

/** Whether the sentence about it names nothing. */
export const isNameless = (kind: NotificationKind) => namedBy(kind) === undefined

const namedBy = (kind: NotificationKind) => definitionOf(kind).names

const NAMES: Record<NamedThing, (db: Database, ids: string[]) => Promise<Map<string, string>>> = {
  person: peopleNames,
  course: courseTitles,
  lesson: lessonTitles,
  certificate: certificateTitles,
  workshop: workshopTitles,
}

/** The names in the sentences about these entries, by the entry's id. They are looked up when an entry is shown: it holds ids only. */
export async function subjectNames(db: Database, entries: Named[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const thing of Object.keys(NAMES) as NamedThing[]) {
    const about = entries.filter(({ kind }) => namedBy(kind) === thing)
    const ids = new Set(about.flatMap((entry) => keyOf(entry) ?? []))
    if (ids.size === 0) continue
    const found = await NAMES[thing](db, [...ids])
    for (const entry of about) {
      const name = found.get(keyOf(entry) ?? '')
      if (name) names.set(entry.id, name)
    }
  }
  return names
}

const keyOf = ({ kind, subject, actor }: Named) => (namedBy(kind) === 'person' ? actor : subject)

async function peopleNames(db: Database, ids: string[]) {
  const learners = db.selectFrom('learners').select(['id', 'name']).where('id', 'in', ids)
  const mentors = db
    .selectFrom('mentors')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .where('verified', '=', 1)
  const rows = await learners.unionAll(mentors).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The name of the mentor for those whose text is hidden. */
async function workshopTitles(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('workshops')
    .innerJoin('mentors', 'mentors.id', 'mentor_id')
    .select(['workshops.id', 'title', 'text_hidden_at', 'mentors.name as mentor'])
    .where('workshops.id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, title, text_hidden_at, mentor }) => [id, text_hidden_at === null ? title : mentor]),
  )
}

async function courseTitles(db: Database, ids: string[]) {
  const rows = await db.selectFrom('courses').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** @param subjects `courseId/lessonId` */
async function lessonTitles(db: Database, subjects: string[]) {
  const ids = subjects.map((subject) => subject.split('/'))
  const rows = await db
    .selectFrom('lessons')
    .select(['course_id', 'id', 'title'])
    .where('course_id', 'in', [...new Set(ids.map(([courseId]) => courseId!))])
    .where('id', 'in', [...new Set(ids.map(([, lessonId = '']) => lessonId))])
    .execute()
  return new Map(rows.map(({ course_id, id, title }) => [`${course_id}/${id}`, title]))
}

async function certificateTitles(db: Database, ids: string[]) {
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'course_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, course_name }) => [id, course_name]))
}
