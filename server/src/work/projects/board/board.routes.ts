import {
  addCard,
  changeCard,
  commentOnCard,
  getTeamBoard,
  listCardComments,
  moveCard,
  removeCard,
  removeComment,
} from '@mentor-connect/contract/work/projects/teamBoard'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { serve } from '../../../platform/http/serve'
import { boardService } from './board.service'
import { commentService } from './comments.service'

/** Registers the endpoints of the board of a team, with its cards and their comments. */
export function registerTeamBoardRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const board = boardService(dependencies)
  const comments = commentService(dependencies)
  const idsOf = ({ id, cardId }: { id: string; cardId: string }) => ({ teamId: id, cardId })

  serve(app, getTeamBoard, async ({ params: { id }, query: { since } }, { session }) => ({
    data: await board.read(session, id, since),
  }))

  serve(app, addCard, async ({ params: { id }, body }, { session }) => ({
    message: 'Card added',
    data: await board.add(session, id, body),
  }))

  serve(app, changeCard, async ({ params, body: { seen, change } }, { session }) => ({
    message: 'Card changed',
    data: await board.change(session, idsOf(params), seen, change),
  }))

  serve(app, moveCard, async ({ params, body }, { session }) => ({
    message: 'Card moved',
    data: await board.move(session, idsOf(params), body),
  }))

  serve(app, removeCard, async ({ params }, { session }) => {
    await board.remove(session, idsOf(params))
    return { message: 'Card removed', data: {} }
  })

  serve(app, listCardComments, async ({ params }, { session }) => ({
    data: { comments: await comments.list(session, idsOf(params)) },
  }))

  serve(app, commentOnCard, async ({ params, body }, { session }) => {
    await comments.add(session, idsOf(params), body)
    return { message: 'Comment added', data: { comments: await comments.list(session, idsOf(params)) } }
  })

  serve(app, removeComment, async ({ params }, { session }) => {
    await comments.remove(session, idsOf(params), params.commentId)
    return { message: 'Comment removed', data: { comments: await comments.list(session, idsOf(params)) } }
  })
}
