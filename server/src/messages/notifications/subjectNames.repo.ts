import type { NotificationKind } from '@mentor-connect/contract/rules/notifications'
import type { Database } from '../../kernel/database/schema'

interface Named {
  id: string
  kind: NotificationKind
  subject: string
  actor: string | null
}

type NameSource = 'course' | 'lesson' | 'certificate' | 'workshop' | 'actor' | 'none'

const NAMED_BY: Record<NotificationKind, NameSource> = {
  message: 'actor',
  enrolment: 'course',
  review: 'course',
  'work-sent': 'course',
  'work-approved': 'lesson',
  'work-returned': 'lesson',
  'question-asked': 'course',
  'question-answered': 'lesson',
  'session-booked': 'actor',
  'session-moved': 'actor',
  'session-cancelled': 'actor',
  'session-soon': 'actor',
  'session-notes': 'actor',
  'session-feedback': 'actor',
  'session-absence': 'actor',
  'mentorship-requested': 'actor',
  'mentorship-asked': 'actor',
  'mentorship-answered': 'actor',
  'mentorship-accepted': 'actor',
  'mentorship-declined': 'actor',
  'mentorship-withdrawn': 'actor',
  'mentorship-confirmed': 'actor',
  'mentorship-waiting': 'actor',
  'mentorship-expired': 'actor',
  'mentorship-lapsed': 'actor',
  'mentorship-proposed': 'actor',
  'mentorship-continued': 'actor',
  'mentorship-completed': 'actor',
  'mentorship-ended': 'actor',
  'mentorship-cancelled': 'none',
  'plan-changed': 'actor',
  'requests-paused': 'none',
  'mentor-away': 'none',
  'workshop-moved': 'workshop',
  'workshop-cancelled': 'workshop',
  'workshop-seat': 'workshop',
  'workshop-soon': 'workshop',
  'workshop-message': 'workshop',
  'mentor-review': 'none',
  'mentor-review-reply': 'actor',
  'mentor-review-hidden': 'none',
  'mentor-review-shown': 'none',
  'work-hidden': 'none',
  'work-shown': 'none',
  'work-comment-hidden': 'none',
  'work-comment-shown': 'none',
  'workshop-hidden': 'none',
  'workshop-shown': 'none',
  'certificate-issued': 'certificate',
  'certificate-revoked': 'certificate',
  'mentor-approved': 'none',
  'mentor-rejected': 'none',
  'mentor-asked': 'none',
  'course-domains-changed': 'course',
  'sanction-imposed': 'none',
  'sanction-lifted': 'none',
  'report-decided': 'none',
  'appeal-decided': 'none',
  'consent-verified': 'none',
  'consent-refused': 'none',
  'consent-withdrawn': 'none',
}

/** Whether the sentence about it names nothing. */
export const isNameless = (kind: NotificationKind) => NAMED_BY[kind] === 'none'

/** What the sentences about these entries name, by the entry's id. Looked up when it is shown: entries hold ids only. */
export async function subjectNames(db: Database, entries: Named[]): Promise<Map<string, string>> {
  const idsOf = (source: NameSource) => [
    ...new Set(entries.flatMap((one) => (NAMED_BY[one.kind] === source ? (keyOf(one) ?? []) : []))),
  ]
  const names: Record<NameSource, Map<string, string>> = {
    course: await courseTitles(db, idsOf('course')),
    lesson: await lessonTitles(db, idsOf('lesson')),
    certificate: await certificateTitles(db, idsOf('certificate')),
    workshop: await workshopTitles(db, idsOf('workshop')),
    actor: await peopleNames(db, idsOf('actor')),
    none: new Map(),
  }
  return new Map(
    entries.flatMap((entry) => {
      const name = names[NAMED_BY[entry.kind]].get(keyOf(entry) ?? '')
      return name ? [[entry.id, name] as const] : []
    }),
  )
}

const keyOf = ({ kind, subject, actor }: Named) => (NAMED_BY[kind] === 'actor' ? actor : subject)

async function peopleNames(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
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
  if (ids.length === 0) return new Map<string, string>()
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
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('courses').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** @param subjects `courseId/lessonId` */
async function lessonTitles(db: Database, subjects: string[]) {
  if (subjects.length === 0) return new Map<string, string>()
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
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('certificates')
    .select(['id', 'course_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, course_name }) => [id, course_name]))
}
