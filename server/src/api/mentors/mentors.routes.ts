import { getMentor, getMentors } from '@mentor-connect/contract/api/mentors'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import { notFoundOrRemoved } from '../removed-pages/removedPages.repo'
import { findActiveMentor, listActiveMentors } from './mentors.repo'

/** The mentor directory. Visitors see no contact data. */
export function registerMentorRoutes(app: FastifyInstance, { db }: Pick<ApiDependencies, 'db'>) {
  serve(app, getMentors, async (_, { session }) => ({
    data: await listActiveMentors(db, { withContact: session !== null }),
  }))

  serve(app, getMentor, async ({ params }, { session }) => {
    const mentor = await findActiveMentor(db, params.id, { withContact: session !== null })
    if (!mentor) throw await notFoundOrRemoved(db, 'mentors', params.id)
    return { data: mentor }
  })
}
