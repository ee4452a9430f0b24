import * as contract from '@mentor-connect/contract/admin/skillPaths'
import type { FastifyInstance } from 'fastify'
import { ownPaths, type Maker } from '../../learning/paths/ownPaths.service'
import { findPath, toOwnPath } from '../../learning/paths/presentPath'
import { recordAudit } from '../../operator/audit.repo'
import { hidePost, restorePost } from '../../operator/safety/postActs'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { serveOperator } from '../serveOperator'
import { pathPage } from './skillPaths.query'

/** Endpoints with which operators list all skill paths and create those of the platform. */
export function registerSkillPathRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db } = dependencies

  serveOperator(app, contract.listAllSkillPaths, async ({ query }) => ({ data: await pathPage(db, query) }))

  serveOperator(app, contract.getAnySkillPath, async ({ params: { id } }) => {
    const path = await findPath(db, id)
    if (!path) throw errors.notFound('Skill path')
    return { data: toOwnPath(path) }
  })

  registerMaking(app, dependencies)
  registerHiding(app, dependencies)
}

function registerMaking(app: FastifyInstance, dependencies: AdminDependencies) {
  const making = ownPaths(dependencies)
  const platform = (operator: { id: string; email: string }): Maker => ({
    mentorId: null,
    record: (tx, act, id) =>
      recordAudit(tx, actingAs(dependencies, operator), { act: `skill-paths ${act}`, target: id }),
  })

  serveOperator(app, contract.savePlatformPath, async ({ body }, { operator }) => ({
    data: await making.save(platform(operator), body),
  }))

  serveOperator(app, contract.publishPlatformPath, async ({ params: { id }, body }, { operator }) => ({
    data: await making.publish(platform(operator), id, body.version),
  }))

  serveOperator(app, contract.withdrawPlatformPath, async ({ params: { id }, body }, { operator }) => ({
    data: await making.unpublish(platform(operator), id, body.version),
  }))

  serveOperator(app, contract.deletePlatformPath, async ({ params: { id }, body }, { operator }) => ({
    data: await making.remove(platform(operator), id, body.version),
  }))
}

function registerHiding(app: FastifyInstance, dependencies: AdminDependencies) {
  const postOf = async (id: string) => {
    if (!(await findPath(dependencies.db, id))) throw errors.notFound('Skill path')
    return { kind: 'skill-path', id } as const
  }

  serveOperator(app, contract.hideSkillPath, async ({ params, body }, { operator }) => {
    await hidePost(actingAs(dependencies, operator), await postOf(params.id), body.reason.trim())
    return { data: {} }
  })

  serveOperator(app, contract.restoreSkillPath, async ({ params, body }, { operator }) => {
    await restorePost(actingAs(dependencies, operator), await postOf(params.id), body.reason.trim())
    return { data: {} }
  })
}
