import type { QuestionOrder } from '@mentor-connect/contract/courses/discussions'
import { ANSWERS_MAX, QUESTIONS_PAGE } from '@mentor-connect/contract/courses/discussionLimits'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { pageWindow, paginationOf, type PageRequest } from '../catalogue/pages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { blockedPeopleOf } from '../../accounts/people/blockedPairs.repo'
import { requireParticipant } from './participants.policy'
import { findPlace } from './places.query'
import { visibleAnswers, visibleQuestions } from './posts.query'
import { presentAnswers, presentQuestion } from './presentPosts'
import { askedCourses, listForMentor, listInLesson } from './questionLists.query'

export interface LessonPlace {
  courseId: string
  lessonId: string
}

interface MentorsQuestions extends PageRequest {
  courseId?: string
  learner?: string
}

/**
 * Reads the questions and answers about lessons. Readers do not see removed posts, nor hidden posts of other
 * people. If one of two people has blocked the other, neither sees the other's posts.
 */
export function discussionService({ db }: Pick<ApiDependencies, 'db'>) {
  const readerOf = async (personId: string) => ({ personId, blocked: await blockedPeopleOf(db, personId) })

  return {
    async inLesson(place: LessonPlace, order: QuestionOrder, request: PageRequest, session: Session) {
      await requirePlace(place, session)
      const page = { limit: QUESTIONS_PAGE, ...request }
      const reader = await readerOf(session.personId)
      const { rows, total } = await listInLesson(db, reader, { ...place, order }, pageWindow(page))
      return {
        questions: rows.map((row) => presentQuestion(row, session.personId)),
        pagination: paginationOf(page, total),
      }
    },

    async read(id: string, session: Session) {
      const { personId } = session
      const reader = await readerOf(personId)
      const row = await visibleQuestions(db, reader).where('q.id', '=', id).executeTakeFirst()
      if (!row) throw errors.notFound('Question')
      const place = await requirePlace({ courseId: row.course_id, lessonId: row.lesson_id }, session)
      const answers = await visibleAnswers(db, id, reader, ANSWERS_MAX)
      return {
        question: presentQuestion(row, personId),
        answers: presentAnswers(answers, row.accepted_answer, personId),
        canAccept: row.person_id === personId || place.mentorId === personId,
      }
    },

    async forMentor(mentorId: string, request: MentorsQuestions) {
      const page = { limit: QUESTIONS_PAGE, ...request }
      const { rows, total } = await listForMentor(db, await readerOf(mentorId), request, pageWindow(page))
      const courses = await askedCourses(db, mentorId)
      return {
        questions: rows.map(({ courseTitle, lessonTitle, learnerId, ...row }) => ({
          ...presentQuestion(row, mentorId),
          courseTitle,
          lessonTitle,
          ...(learnerId && { learnerId }),
        })),
        pagination: paginationOf(page, total),
        unanswered: courses.reduce((sum, { unanswered }) => sum + unanswered, 0),
        courses,
      }
    },
  }

  async function requirePlace(at: LessonPlace, session: Session) {
    const place = await findPlace(db, { ...at, personId: session.personId })
    if (!place) throw errors.notFound('Lesson')
    requireParticipant(place, session)
    return place
  }
}
