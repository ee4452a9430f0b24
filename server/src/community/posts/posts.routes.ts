import {
  acceptCommunityAnswer,
  answerCommunity,
  askCommunity,
  blockPostAuthor,
  editCommunityAnswer,
  editCommunityQuestion,
  markCommunityHelpful,
  removeCommunityAnswer,
  removeCommunityQuestion,
  uploadPostPicture,
} from '@mentor-connect/contract/community/posts'
import type { FastifyInstance } from 'fastify'
import { callerOf, type Session } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { DomainDependencies } from '../../kernel/domain'
import { blockAuthor } from './blockAuthor'
import { markService } from './marks.service'
import { postService } from './posts.service'

/** Endpoints for writing questions and answers. */
export function registerPostRoutes(app: FastifyInstance, dependencies: DomainDependencies) {
  const posts = postService(dependencies)
  registerMarks(app, markService(dependencies))

  serve(app, askCommunity, async ({ body }, { session }) => ({
    data: await posts.ask(body, caller(session)),
  }))
  serve(app, answerCommunity, async ({ params: { id }, body }, { session }) => ({
    data: await posts.answer(id, body, caller(session)),
  }))
  serve(app, editCommunityQuestion, async ({ params: { id }, body }, { session }) => ({
    data: await posts.edit(id, body, caller(session)),
  }))
  serve(app, editCommunityAnswer, async ({ params: { id, answerId }, body }, { session }) => ({
    data: await posts.editAnswer(id, answerId, body, caller(session)),
  }))
  serve(app, blockPostAuthor, async ({ params: { id }, body }, { session }) => {
    await blockAuthor(dependencies, callerOf(session), { questionId: id, ...body })
    return { data: { blocked: true as const } }
  })
  serve(app, uploadPostPicture, async ({ files: { picture } }, { session }) => ({
    data: await dependencies.uploads.keepLessonPicture(picture[0]!, {
      ownerId: callerOf(session),
      field: 'picture',
    }),
  }))
}

const done = { data: {} }

function registerMarks(app: FastifyInstance, marks: ReturnType<typeof markService>) {
  serve(app, acceptCommunityAnswer, async ({ params: { id }, body }, { session }) => {
    await marks.accept(id, body.answerId, caller(session))
    return done
  })
  serve(app, markCommunityHelpful, async ({ params: { id, answerId }, body }, { session }) => {
    await marks.markHelpful(id, answerId, body.helpful, caller(session))
    return done
  })
  serve(app, removeCommunityQuestion, async ({ params: { id } }, { session }) => {
    await marks.removeQuestion(id, caller(session))
    return done
  })
  serve(app, removeCommunityAnswer, async ({ params: { id, answerId } }, { session }) => {
    await marks.removeAnswer(id, answerId, caller(session))
    return done
  })
}

function caller(session: Session | null): Session {
  if (!session) throw errors.unauthenticated()
  return session
}
