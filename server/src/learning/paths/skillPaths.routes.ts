import {
  deleteSkillPath,
  getJoinedPaths,
  getOwnSkillPath,
  getOwnSkillPaths,
  getSkillPath,
  getSkillPathPlace,
  issuePathCertificate,
  joinSkillPath,
  leaveSkillPath,
  listSkillPaths,
  publishSkillPath,
  saveSkillPath,
  unpublishSkillPath,
} from '@mentor-connect/contract/learning/skillPaths'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { joinedPaths } from './joinedPaths.service'
import { ownPaths } from './ownPaths.service'
import { pathCertificates } from './pathCertificates.service'
import { pathReads } from './reads.service'

type Dependencies = Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'mails' | 'jobs'>

/**
 * Registers the routes of skill paths for visitors, for learners who join them, and for mentors who make
 * them.
 */
export function registerSkillPathRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const reads = pathReads(dependencies.db)

  serve(app, listSkillPaths, async ({ query }) => ({ data: await reads.list(query) }))

  serve(app, getSkillPath, async ({ params: { slug } }) => ({ data: await reads.read(slug) }))

  registerJoining(app, dependencies)
  registerMaking(app, dependencies)
}

function registerJoining(app: FastifyInstance, dependencies: Dependencies) {
  const joined = joinedPaths(dependencies)
  const certificates = pathCertificates(dependencies)

  serve(app, getSkillPathPlace, async ({ params: { id } }, { session }) => ({
    data: await joined.place(callerOf(session), id),
  }))

  serve(app, joinSkillPath, async ({ params: { id } }, { session }) => ({
    message: 'Joined',
    data: await joined.join(callerOf(session), id),
  }))

  serve(app, leaveSkillPath, async ({ params: { id } }, { session }) => ({
    message: 'Left',
    data: await joined.leave(callerOf(session), id),
  }))

  serve(app, issuePathCertificate, async ({ params: { id } }, { session }) => ({
    data: await certificates.issue(callerOf(session), id),
  }))

  serve(app, getJoinedPaths, async ({ query: { page } }, { session }) => ({
    data: await joined.list(callerOf(session), page),
  }))
}

function registerMaking(app: FastifyInstance, dependencies: Dependencies) {
  const own = ownPaths(dependencies)

  serve(app, getOwnSkillPaths, async ({ query: { page } }, { session }) => ({
    data: await own.list(callerOf(session), page),
  }))

  serve(app, getOwnSkillPath, async ({ params: { id } }, { session }) => ({
    data: await own.read({ mentorId: callerOf(session) }, id),
  }))

  serve(app, saveSkillPath, async ({ body }, { session }) => ({
    message: 'Path saved',
    data: await own.save({ mentorId: callerOf(session) }, body),
  }))

  serve(app, publishSkillPath, async ({ params: { id }, body }, { session }) => ({
    message: 'Path published',
    data: await own.publish({ mentorId: callerOf(session) }, id, body.version),
  }))

  serve(app, unpublishSkillPath, async ({ params: { id }, body }, { session }) => ({
    message: 'Path unpublished',
    data: await own.unpublish({ mentorId: callerOf(session) }, id, body.version),
  }))

  serve(app, deleteSkillPath, async ({ params: { id }, body }, { session }) => ({
    message: 'Path deleted',
    data: await own.remove({ mentorId: callerOf(session) }, id, body.version),
  }))
}
