import { liftBlock, listBlockedPeople, noteBlocks } from '@mentor-connect/contract/trust/blocks'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve'
import type { DomainDependencies } from '../../kernel/domain'
import { callerOf, type Session } from '../../platform/http/access'
import { blockService } from './blocks.service'
import { ownBlockService } from './ownBlocks.service'

/**
 * Receives blocks from chat, because a block also ends sessions, mentorships and seats of the two people (ADR
 * 309). Also lists the people whom a person has blocked.
 */
export function registerBlockRoutes(app: FastifyInstance, dependencies: DomainDependencies) {
  const blocks = blockService(dependencies)
  const own = ownBlockService(dependencies)

  serve(app, noteBlocks, async ({ body }) => {
    for (const state of body.states) await blocks.note(state)
    return { data: true }
  })
  serve(app, listBlockedPeople, async (_input, { session }) => ({
    data: { people: await own.list(accountOf(session)) },
  }))
  serve(app, liftBlock, async ({ params }, { session }) => {
    await own.lift(accountOf(session), params.blockId)
    return { data: { lifted: true } }
  })
}

const accountOf = (session: Session | null) => ({ id: callerOf(session), role: session!.role })
