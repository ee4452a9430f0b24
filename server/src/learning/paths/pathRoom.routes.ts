import { getPathRoom, setPathRoom } from '@mentor-connect/contract/learning/pathRoom'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies } from '../../kernel/dependencies'
import { findOwnersRoom, setOwnersRoom } from '../../kernel/rooms/ownersRoom'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { lockPath } from './skillPaths.repo'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'jobs'>

/** Registers the routes by which the mentor of a path opens and closes its room. */
export function registerPathRoomRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db } = dependencies

  async function lockOwn(tx: Database, mentorId: string, id: string) {
    const path = await lockPath(tx, id)
    if (!path || path.mentor_id !== mentorId) throw errors.notFound('Skill path')
    return path
  }

  serve(app, getPathRoom, async ({ params: { id } }, { session }) => ({
    data: await db.transaction().execute(async (tx) => {
      await lockOwn(tx, callerOf(session), id)
      return findOwnersRoom(tx, 'path', id)
    }),
  }))

  serve(app, setPathRoom, async ({ params: { id: subjectId }, body: { open } }, { session }) => {
    const data = await db.transaction().execute(async (tx) => {
      const path = await lockOwn(tx, callerOf(session), subjectId)
      if (open && path.listed === 0) throw errors.invalidInput({ open: 'Publish the path first.' })
      return setOwnersRoom(tx, dependencies, { kind: 'path', subjectId, open })
    })
    return { data }
  })
}
