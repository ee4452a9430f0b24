import { PROJECTS_PAGE } from '@mentor-connect/contract/work/projects/projectLimits'
import { getProject, listProjects } from '@mentor-connect/contract/work/projects/projects'
import type { QueryOf } from '@mentor-connect/contract/api/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../kernel/database/schema'
import type { ApiDependencies, PublicReads } from '../../../kernel/dependencies'
import { notFoundOrRemoved } from '../../../kernel/removed-pages/removedPages.repo'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import { findBrief, listOpenBriefs, type NamedBrief, type ProjectFilter } from './briefs.repo'
import { toProject, toSummaries } from './presentBrief'

/** Registers the endpoints of collaborative projects for everybody. */
export function registerProjectRoutes(
  app: FastifyInstance,
  { db, reads, mayLag }: Pick<ApiDependencies, 'db'> & PublicReads,
) {
  serve(app, listProjects, async ({ query }, { request }) => ({
    data: await reads.run(mayLag(request), (from) => readPage(from, query)),
  }))

  serve(app, getProject, async ({ params: { id } }) => ({ data: await readProject(db, id) }))
}

async function readPage(db: Database, query: QueryOf<typeof listProjects>) {
  const found = await listOpenBriefs(db, filterOf(query), PROJECTS_PAGE + 1)
  const rows = found.slice(0, PROJECTS_PAGE)
  const last = rows.at(-1)
  return {
    projects: await toSummaries(db, rows),
    ...(found.length > PROJECTS_PAGE && last && { next: cursorOf(last) }),
  }
}

function filterOf({ skill, language, places, after }: QueryOf<typeof listProjects>): ProjectFilter {
  return {
    ...(skill?.trim() && { skill }),
    ...(language && { language }),
    ...(places === 'free' && { onlyFree: true }),
    ...(after !== undefined && { after: placeOf(after) }),
  }
}

const cursorOf = ({ posted_at, id }: NamedBrief) => Buffer.from(`${posted_at} ${id}`).toString('base64url')

function placeOf(cursor: string) {
  const [postedAt, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  // The decoded values are checked, because the encoding can hide characters that requests must not contain
  // and that PostgreSQL refuses.
  if (!postedAt || !id || !/^[\w-]+$/.test(id) || Number.isNaN(Date.parse(postedAt)))
    throw errors.invalidInput({ after: 'Begin with the first page.' })
  return { postedAt, id }
}

async function readProject(db: Database, id: string) {
  const row = await findBrief(db, id)
  if (!row) throw await notFoundOrRemoved(db, { kind: 'projects', id, name: 'Project' })
  if (row.listed !== 1) throw mayComeBack(row) ? errors.notFound('Project') : errors.removed('Project')
  return toProject(db, row)
}

/**
 * Returns false if a project is gone for good. A project of a mentor who is suspended for a time may be shown
 * again, and a draft has never been shown.
 */
const mayComeBack = ({ posted_at, state, hidden_at }: NamedBrief) =>
  posted_at === null || (state === 'open' && hidden_at === null)
