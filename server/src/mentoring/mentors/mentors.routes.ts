import { getMentorPage, getMentorTopics } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { getMentor, getMentors } from '@mentor-connect/contract/mentoring/mentors'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies, PublicReads } from '../../kernel/dependencies'
import { notFoundOrRemoved } from '../../kernel/removed-pages/removedPages.repo'
import { countTopics } from './directory.query'
import { findActiveMentor, listActiveMentors, readDirectory } from './mentors.repo'

/**
 * Registers the routes of the mentor directory. Contact data is shown only to signed-in people, on the
 * mentor's page.
 */
export function registerMentorRoutes(
  app: FastifyInstance,
  { db, reads, mayLag, clock }: Pick<ApiDependencies, 'db' | 'clock'> & PublicReads,
) {
  serve(app, getMentors, async (_call, { request }) => ({
    data: await reads.run(mayLag(request), listActiveMentors),
  }))

  serve(app, getMentorPage, async ({ query }, { request }) => ({
    data: await reads.run(mayLag(request), (from) => readDirectory(from, query, clock())),
  }))

  serve(app, getMentorTopics, async (_call, { request }) => ({
    data: await reads.run(mayLag(request), countTopics),
  }))

  serve(app, getMentor, async ({ params }, { session }) => {
    const mentor = await findActiveMentor(db, params.id, session ? 'signed-in' : 'public')
    if (!mentor) throw await notFoundOrRemoved(db, { kind: 'mentors', id: params.id, name: 'Mentor' })
    return { data: mentor }
  })
}
