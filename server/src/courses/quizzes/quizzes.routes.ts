import { getOwnQuiz, saveQuiz } from '@mentor-connect/contract/courses/quizzes/quizAuthoring'
import {
  getAttempt,
  getQuiz,
  saveAnswer,
  startAttempt,
  submitAttempt,
} from '@mentor-connect/contract/courses/quizzes/quizzes'
import { answerPractice, startPractice } from '@mentor-connect/contract/courses/quizzes/practice'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { attemptService } from './attempts.service'
import { practiceService } from './practice.service'
import { quizAuthoringService } from './quizAuthoring.service'

/** Registers the routes by which learners take quizzes and mentors write them. */
export function registerQuizRoutes(
  app: FastifyInstance,
  dependencies: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  const attempts = attemptService(dependencies)
  const practice = practiceService(dependencies)
  const authoring = quizAuthoringService(dependencies)

  serve(app, getQuiz, async ({ params }, { session }) => ({
    data: await attempts.overview({ ...params, learnerId: callerOf(session) }),
  }))

  serve(app, startAttempt, async ({ body: { userId, courseId, lessonId } }) => ({
    data: await attempts.start({ learnerId: userId, courseId, lessonId }),
  }))

  serve(app, getAttempt, async ({ params }, { session }) => ({
    data: await attempts.read({ learnerId: callerOf(session), attemptId: params.id }),
  }))

  serve(app, saveAnswer, async ({ params, body }) => ({
    data: {
      savedAt: await attempts.answer(
        { learnerId: body.userId, attemptId: params.id },
        params.questionId,
        body,
      ),
    },
  }))

  serve(app, submitAttempt, async ({ params, body }) => ({
    data: await attempts.submit({ learnerId: body.userId, attemptId: params.id }),
  }))

  serve(app, startPractice, async ({ body: { userId, courseId, lessonId } }) => ({
    data: await practice.start({ learnerId: userId, courseId, lessonId }),
  }))

  serve(app, answerPractice, async ({ params, body: { userId, ...given } }) => ({
    data: await practice.answer(userId, params.id, given),
  }))

  serve(app, getOwnQuiz, async ({ params }, { session }) => ({
    data: await authoring.read(callerOf(session), params),
  }))

  serve(app, saveQuiz, async ({ params, body }, { session }) => ({
    message: 'Quiz saved',
    data: await authoring.save(callerOf(session), params, body),
  }))
}
