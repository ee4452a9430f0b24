import {
  applyToOpening,
  changeBoardEntry,
  getApplicable,
  getBoard,
  getBoardEntry,
  removeBoardEntry,
  trackOpening,
  withdrawApplication,
} from '@mentor-connect/contract/work/applications'
import { firstStage } from '@mentor-connect/contract/work/applicationStages'
import { BOARD_PAGE, OPENINGS_PAGE } from '@mentor-connect/contract/work/openingLimits'
import {
  getOpeningFit,
  getSavedOpenings,
  saveOpening,
  unsaveOpening,
  type OpeningFit,
} from '@mentor-connect/contract/work/openings'
import { getOwnSentResume } from '@mentor-connect/contract/work/resume'
import type { FastifyInstance } from 'fastify'
import { callerIn } from '../../accounts/people/caller'
import { pageWindow, paginationOf } from '../../courses/catalogue/pages'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerOf } from '../../platform/http/access'
import { errors } from '../../platform/http/errors'
import { serve } from '../../platform/http/serve'
import { countStages, findEntryOfOpening, listEntries, listSaved } from '../board/board.repo'
import { board } from '../board/board.service'
import { toEntry } from '../board/presentEntry'
import { listOf } from '../openings/openingColumns'
import { findInOrder, findOpening, isOpen } from '../openings/openings.repo'
import { toSummary } from '../openings/presentOpening'
import { sendResume } from '../resume/sendResume'
import { findOwn, shownSlugOf } from '../portfolio/portfolio.repo'
import { applyObstacle } from './applyObstacle.query'
import { applying } from './apply.service'
import { fitReasons } from './fit.query'
import { drawOwnSentResume } from './sentResume'
import { certificatesOf, worksOf } from '../proofs/proofs.query'

/**
 * Registers the endpoints of openings for learners: saving, applying, and the board on which learners follow
 * their openings and applications.
 */
export function registerLearnerRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  registerSaving(app, dependencies)
  registerBoard(app, dependencies)
  registerApplying(app, dependencies)
}

function registerSaving(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const entries = board(dependencies)

  /**
   * Returns an opening that has been shown at some time. A closed opening stays readable for learners who
   * have saved it or applied to it.
   */
  async function shownOpening(id: string) {
    const opening = await findOpening(db, id)
    if (!opening || opening.posted_at === null) throw errors.notFound('Opening')
    return opening
  }

  async function fit(learnerId: string, id: string): Promise<OpeningFit> {
    const opening = await shownOpening(id)
    const entry = await findEntryOfOpening(db, learnerId, id)
    const obstacle = entry?.application_id
      ? undefined
      : await applyObstacle(db, learnerId, opening, dependencies)
    const stage = entry?.application_stage
    return {
      reasons: await fitReasons(db, learnerId, listOf(opening.skills)),
      ...(entry && {
        entry: {
          _id: entry.id,
          stage: entry.stage,
          version: entry.version,
          ...(stage && { application: stage }),
        },
      }),
      ...(obstacle && { obstacle }),
    }
  }

  serve(app, getOpeningFit, async ({ params: { id } }, { session }) => ({
    data: await fit(callerOf(session), id),
  }))

  serve(app, saveOpening, async ({ params: { id } }, { session }) => {
    await entries.save(callerOf(session), id)
    return { message: 'Saved', data: await fit(callerOf(session), id) }
  })

  serve(app, unsaveOpening, async ({ params: { id } }, { session }) => {
    await entries.unsave(callerOf(session), id)
    return { message: 'Removed', data: {} }
  })

  serve(app, getSavedOpenings, async ({ query: { page } }, { session }) => {
    const request = { ...(page && { page }), limit: OPENINGS_PAGE }
    const { saved, total } = await listSaved(db, callerOf(session), pageWindow(request))
    const openings = await findInOrder(
      db,
      saved.map(({ id }) => id),
    )
    const savedAt = new Map(saved.map(({ id, created_at }) => [id, created_at]))
    const list = openings.map((row) => ({
      savedAt: savedAt.get(row.id)!,
      isClosed: !isOpen(row, clock()),
      opening: toSummary(row),
    }))
    return { data: { saved: list, pagination: paginationOf(request, total) } }
  })
}

function registerBoard(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const entries = board(dependencies)
  const { read, withdraw } = applying(dependencies)

  serve(app, getBoard, async ({ query: { page, ...asked } }, { session }) => {
    const learnerId = callerOf(session)
    const request = { ...(page && { page }), limit: BOARD_PAGE }
    const counts = await countStages(db, learnerId)
    const stage = asked.stage ?? firstStage(counts)
    const rows = await listEntries(db, learnerId, { stage, ...pageWindow(request) })
    const total = counts.find((one) => one.stage === stage)!.count
    const list = rows.map((row) => toEntry(row, clock()))
    return { data: { stage, entries: list, counts, pagination: paginationOf(request, total) } }
  })

  serve(app, getBoardEntry, async ({ params: { id } }, { session }) => ({
    data: await read(callerOf(session), id),
  }))

  serve(app, getOwnSentResume, async ({ params: { id } }, { session, reply }) =>
    sendResume(reply, await drawOwnSentResume(dependencies, callerOf(session), id)),
  )

  serve(app, trackOpening, async ({ body }, { session }) => {
    await entries.track(callerOf(session), body)
    return { message: 'Saved', data: await read(callerOf(session), body.id) }
  })

  serve(app, changeBoardEntry, async ({ params: { id }, body: { version, ...parts } }, { session }) => {
    await entries.change(callerOf(session), id, version, parts)
    return { message: 'Saved', data: await read(callerOf(session), id) }
  })

  serve(app, removeBoardEntry, async ({ params: { id } }, { session }) => {
    await entries.remove(callerOf(session), id)
    return { message: 'Removed', data: {} }
  })

  serve(app, withdrawApplication, async ({ params: { id }, body }, { session }) => ({
    message: 'Withdrawn',
    data: await withdraw(callerOf(session), id, body.version),
  }))
}

function registerApplying(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db } = dependencies
  const { apply } = applying(dependencies)
  const caller = callerIn(db)

  serve(app, getApplicable, async (_call, { session }) => {
    const { id, email } = await caller(session)
    const works = await worksOf(db, id)
    const portfolio = await shownSlugOf(db, id)
    return {
      data: {
        certificates: await certificatesOf(db, id),
        works,
        email,
        ...(portfolio && { portfolio }),
        hasResume: (await findOwn(db, id)) !== undefined,
      },
    }
  })

  serve(app, applyToOpening, async ({ params: { id }, body }, { session }) => ({
    message: 'Application sent',
    data: await apply(callerOf(session), id, body),
  }))
}
