import {
  answerTeamOffer,
  listTeamOffers,
  offerTeam,
  withdrawTeamOffer,
} from '@mentor-connect/contract/work/projects/teamOffers'
import type { FastifyInstance } from 'fastify'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { callerOf, type Session } from '../../../platform/http/access'
import { serve } from '../../../platform/http/serve'
import { readOffers } from './offers.query'
import { offerService } from './offers.service'
import { toTeam } from './presentTeam.query'
import { knownTeam } from './teamAccess'

/**
 * Registers the endpoints of offers of teams, for the mentor who offers one and for the mentor who answers.
 */
export function registerTeamOfferRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const offers = offerService(dependencies)
  const read = async (session: Session | null, id: string) =>
    toTeam(db, await knownTeam(db, session, id), clock())
  const listed = async (session: Session | null) => ({
    offers: await readOffers(db, callerOf(session), clock()),
  })

  serve(app, offerTeam, async ({ params: { id }, body }, { session }) => {
    await offers.offer(callerOf(session), id, { version: body.version, to: body.mentor })
    return { message: 'Team offered', data: await read(session, id) }
  })

  serve(app, withdrawTeamOffer, async ({ params: { id } }, { session }) => {
    await offers.withdraw(callerOf(session), id)
    return { message: 'Offer withdrawn', data: await read(session, id) }
  })

  serve(app, listTeamOffers, async (_request, { session }) => ({ data: await listed(session) }))

  serve(app, answerTeamOffer, async ({ params: { id }, body: { isAccepted } }, { session }) => {
    await (isAccepted ? offers.accept(callerOf(session), id) : offers.decline(callerOf(session), id))
    return { message: isAccepted ? 'Team taken over' : 'Declined', data: await listed(session) }
  })
}
