import { getMentorRoom, setMentorRoom } from '@mentor-connect/contract/mentoring/mentorRoom'
import type { FastifyInstance } from 'fastify'
import { lockAccount } from '../../accounts/people/credentials.repo'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findOwnersRoom, setOwnersRoom } from '../../kernel/rooms/ownersRoom'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'

/** Registers the routes by which a mentor opens and closes his or her room. */
export function registerMentorRoomRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies

  serve(app, getMentorRoom, async (_, { session }) => ({
    data: await findOwnersRoom(db, 'mentor', callerOf(session)),
  }))

  serve(app, setMentorRoom, async ({ body: { open } }, { session }) => {
    const subjectId = callerOf(session)
    const data = await db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, 'mentor', subjectId))) throw errors.notFound('Mentor')
      return setOwnersRoom(tx, dependencies, { kind: 'mentor', subjectId, open })
    })
    return { data }
  })
}
