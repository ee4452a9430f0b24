import { SIMILAR_OPENINGS_MAX } from '@mentor-connect/contract/work/openingLimits'
import { getOpening, listOpenings, type Opening } from '@mentor-connect/contract/work/openings'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import type { Database } from '../../kernel/database/schema'
import type { ApiDependencies, PublicReads } from '../../kernel/dependencies'
import { notFoundOrRemoved } from '../../kernel/removed-pages/removedPages.repo'
import { listOf } from './openingColumns'
import { readOpeningPage } from './openingPage'
import { findInOrder, findOpening, isOpen, today } from './openings.repo'
import { skillKey } from './openingTags.repo'
import { toDetails, toSummary } from './presentOpening'
import { similarIds } from './similarOpenings.query'

/** Registers the endpoints of openings for everybody. */
export function registerOpeningRoutes(
  app: FastifyInstance,
  { db, reads, mayLag, clock }: Pick<ApiDependencies, 'db' | 'clock'> & PublicReads,
) {
  serve(app, listOpenings, async ({ query }, { request }) => ({
    data: await reads.run(mayLag(request), (from) => readOpeningPage(from, query, clock())),
  }))

  serve(app, getOpening, async ({ params: { id } }) => ({ data: await readOpening(db, id, clock()) }))
}

async function readOpening(db: Database, id: string, now: Date): Promise<Opening> {
  const row = await findOpening(db, id)
  if (!row) throw await notFoundOrRemoved(db, { kind: 'openings', id, name: 'Opening' })
  if (!isOpen(row, now)) throw mayComeBack(row) ? errors.notFound('Opening') : errors.removed('Opening')
  const about = { id, kind: row.kind, skills: listOf(row.skills).map(skillKey) }
  const similar = await similarIds(db, about, { today: today(now), limit: SIMILAR_OPENINGS_MAX })
  return { ...toDetails(row), similar: (await findInOrder(db, similar)).map(toSummary) }
}

/**
 * Returns false if an opening is gone for good. A paused opening, and one of a mentor who is suspended for a
 * time, may be shown again, and a draft has never been shown.
 */
const mayComeBack = ({
  posted_at,
  state,
  hidden_at,
  listed,
}: NonNullable<Awaited<ReturnType<typeof findOpening>>>) =>
  posted_at === null || (state !== 'closed' && hidden_at === null && listed === 0)
