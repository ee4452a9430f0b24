import {
  acceptAnswer,
  answerQuestion,
  askQuestion,
  editAnswer,
  editQuestion,
  getLessonQuestion,
  getLessonQuestions,
  getMentorQuestions,
  markHelpful,
  removeAnswer,
  removeQuestion,
} from '@mentor-connect/contract/courses/discussions'
import type { FastifyInstance } from 'fastify'
import type { Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { discussionService } from './discussions.service'
import { postService } from './posts.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'jobs' | 'clock'>

/** Registers the routes of questions and answers in lessons. */
export function registerDiscussionRoutes(app: FastifyInstance, dependencies: Dependencies) {
  registerReads(app, discussionService(dependencies))
  const posts = postService(dependencies)

  serve(app, askQuestion, async ({ params: { id, lessonId }, body }, { session }) => {
    await posts.ask({ courseId: id, lessonId }, body, caller(session))
    return done
  })
  serve(app, answerQuestion, async ({ params: { id }, body }, { session }) => {
    await posts.answer(id, body, caller(session))
    return done
  })
  serve(app, editQuestion, async ({ params: { id }, body }, { session }) => {
    await posts.edit(id, body, caller(session))
    return done
  })
  serve(app, editAnswer, async ({ params: { id, answerId }, body }, { session }) => {
    await posts.editAnswer(id, answerId, body.text, caller(session))
    return done
  })
  serve(app, removeQuestion, async ({ params: { id } }, { session }) => {
    await posts.remove(id, caller(session))
    return done
  })
  serve(app, removeAnswer, async ({ params: { id, answerId } }, { session }) => {
    await posts.removeAnswer(id, answerId, caller(session))
    return done
  })
  serve(app, acceptAnswer, async ({ params: { id }, body }, { session }) => {
    await posts.accept(id, body.answerId, caller(session))
    return done
  })
  serve(app, markHelpful, async ({ params: { id, answerId }, body }, { session }) => {
    await posts.markHelpful(id, answerId, body.helpful, caller(session))
    return done
  })
}

function registerReads(app: FastifyInstance, discussions: ReturnType<typeof discussionService>) {
  serve(app, getLessonQuestions, async ({ params, query: { order, ...page } }, { session }) => ({
    data: await discussions.inLesson(
      { courseId: params.id, lessonId: params.lessonId },
      order ?? 'newest',
      page,
      caller(session),
    ),
  }))

  serve(app, getLessonQuestion, async ({ params: { id } }, { session }) => ({
    data: await discussions.read(id, caller(session)),
  }))

  serve(app, getMentorQuestions, async ({ query }, { session }) => ({
    data: await discussions.forMentor(caller(session).personId, query),
  }))
}

const done = { data: {} }

function caller(session: Session | null): Session {
  if (!session) throw errors.unauthenticated()
  return session
}
