import type { NewReport } from '@mentor-connect/contract/trust/safety'
import type { Database } from '../../kernel/database/schema'
import { reviewIdOf } from '../../courses/catalogue/reviewId'
import type { Subject } from '../../kernel/reportables/subject'
import { workCommentOf, workOf } from '../../courses/tasks/reportedWorks.query'

/**
 * Finds the thing that a report is about, by the kind of report; undefined if it does not exist. Messages are
 * not among them, because chat stores them.
 */
export const findSubject = {
  profile: profileOf,
  review: reviewOf,
  course: courseOf,
  question: questionOf,
  answer: answerOf,
  'mentor-review': mentorReviewOf,
  'workshop-message': workshopMessageOf,
  workshop: workshopOf,
  work: workOf,
  'work-comment': workCommentOf,
} satisfies Record<string, (db: Database, report: NewReport) => Promise<Subject | undefined>>

async function profileOf(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const mentor = await db
    .selectFrom('mentors')
    .select(['id', 'name', 'profile', 'expertise', 'experience', 'headline', 'story', 'city'])
    .where('id', '=', subjectId)
    .where('verified', '=', 1)
    .executeTakeFirst()
  if (!mentor) return undefined
  const links = await db
    .selectFrom('mentor_links')
    .select('value')
    .where('person_id', '=', subjectId)
    .orderBy('position')
    .execute()
  return {
    key: `profile:${mentor.id}`,
    about: { id: mentor.id, role: 'mentor' },
    content: { ...mentor, links: links.map(({ value }) => value) },
  }
}

async function reviewOf(db: Database, { subjectId, reviewId }: NewReport): Promise<Subject | undefined> {
  const reviews = await db
    .selectFrom('reviews')
    .innerJoin('learners', 'learners.id', 'reviews.learner_id')
    .innerJoin('courses', 'courses.id', 'reviews.course_id')
    .select(['learner_id', 'learners.name', 'courses.title', 'rating', 'comment', 'reviews.updated_at'])
    .where('course_id', '=', subjectId)
    .execute()
  const review = reviews.find(({ learner_id }) => reviewIdOf(subjectId, learner_id) === reviewId)
  return (
    review && {
      key: `review:${reviewId}`,
      about: { id: review.learner_id, role: 'user' },
      content: { courseId: subjectId, ...review },
    }
  )
}

/** A review of a mentor, with the reply that readers see below it. */
async function mentorReviewOf(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const review = await db
    .selectFrom('mentor_reviews as r')
    .innerJoin('mentors', 'mentors.id', 'r.mentor_id')
    .select(['r.id', 'r.learner_id', 'r.rating', 'r.text', 'r.reply', 'r.created_at', 'r.updated_at'])
    .select(['r.mentor_id', 'mentors.name as mentor'])
    .where('r.id', '=', subjectId)
    .executeTakeFirst()
  if (!review) return undefined
  const { learner_id, ...content } = review
  return { key: `mentor-review:${review.id}`, about: { id: learner_id, role: 'user' }, content }
}

/**
 * A message of a workshop in which the reporter has a seat, because only these people can read it. The mentor
 * may have taken it back after the reporter read it.
 */
async function workshopMessageOf(
  db: Database,
  { subjectId, userId }: NewReport,
): Promise<Subject | undefined> {
  const message = await db
    .selectFrom('workshop_messages as m')
    .innerJoin('workshops', 'workshops.id', 'm.workshop_id')
    .innerJoin('workshop_people as p', 'p.workshop_id', 'm.workshop_id')
    .select(['m.id', 'm.text', 'm.sent_at', 'm.workshop_id', 'workshops.title as workshop', 'mentor_id'])
    .where('m.id', '=', subjectId)
    .where('p.learner_id', '=', userId)
    .where('p.state', '=', 'booked')
    .executeTakeFirst()
  if (!message) return undefined
  const { mentor_id, ...content } = message
  return { key: `workshop-message:${message.id}`, about: { id: mentor_id, role: 'mentor' }, content }
}

/** A workshop with the mentor's name, which is shown beside the title. */
async function workshopOf(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const workshop = await db
    .selectFrom('workshops as w')
    .innerJoin('mentors', 'mentors.id', 'w.mentor_id')
    .select(['w.id', 'w.title', 'w.description', 'w.subject', 'w.language', 'mentors.name as mentor'])
    .select(['w.mentor_id', 'w.starts_at', 'w.ends_at', 'w.state', 'w.updated_at'])
    .where('w.id', '=', subjectId)
    .where('w.state', '<>', 'draft')
    .executeTakeFirst()
  return (
    workshop && {
      key: `workshop:${workshop.id}`,
      about: { id: workshop.mentor_id, role: 'mentor' },
      content: workshop,
    }
  )
}

async function courseOf(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'title', 'description', 'mentor_id', 'status', 'updated_at'])
    .where('id', '=', subjectId)
    .where('status', '<>', 'draft')
    .executeTakeFirst()
  if (!course) return undefined
  const lessons = await db
    .selectFrom('lessons')
    .select(['title', 'type', 'url', 'file'])
    .where('course_id', '=', subjectId)
    .orderBy('module_position')
    .orderBy('position')
    .execute()
  return {
    key: `course:${course.id}`,
    about: { id: course.mentor_id, role: 'mentor' },
    content: { ...course, lessons },
  }
}

/** A question with the titles of its course and lesson, which operators need to understand it. */
async function questionOf(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const question = await db
    .selectFrom('lesson_questions as q')
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'q.course_id').onRef('lessons.id', '=', 'q.lesson_id'),
    )
    .select(['q.id', 'q.person_id', 'q.role', 'q.title', 'q.text', 'q.created_at', 'q.edited_at'])
    .select(['q.course_id', 'q.lesson_id', 'courses.title as course', 'lessons.title as lesson'])
    .where('q.id', '=', subjectId)
    .where('q.removed_at', 'is', null)
    .executeTakeFirst()
  if (!question || question.person_id === '') return undefined
  const { person_id, role, ...content } = question
  return { key: `question:${question.id}`, about: { id: person_id, role }, content }
}

/** An answer. The evidence also contains the question, which operators need to understand the answer. */
async function answerOf(db: Database, { subjectId }: NewReport): Promise<Subject | undefined> {
  const answer = await db
    .selectFrom('lesson_answers as a')
    .innerJoin('lesson_questions as q', 'q.id', 'a.question_id')
    .innerJoin('courses', 'courses.id', 'q.course_id')
    .innerJoin('lessons', (join) =>
      join.onRef('lessons.course_id', '=', 'q.course_id').onRef('lessons.id', '=', 'q.lesson_id'),
    )
    .select(['a.id', 'a.person_id', 'a.role', 'a.text', 'a.created_at', 'a.edited_at'])
    .select(['q.course_id', 'q.lesson_id', 'courses.title as course', 'lessons.title as lesson'])
    .select(['q.title as question', 'q.text as question_text'])
    .where('a.id', '=', subjectId)
    .where('a.removed_at', 'is', null)
    .executeTakeFirst()
  if (!answer || answer.person_id === '') return undefined
  const { person_id, role, ...content } = answer
  return { key: `answer:${answer.id}`, about: { id: person_id, role }, content }
}
