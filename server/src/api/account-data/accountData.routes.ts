import { eraseAccount, exportAccount, getErasureTerms } from '@mentor-connect/shared/contracts/accountData'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import type { OwnerProof } from '../passwords/ownerProof'
import type { SessionService } from '../session/session.service'
import type { AccountDataService } from './accountData.service'
import { ownerIn } from '../people/owner'

interface Dependencies extends Pick<ApiDependencies, 'db'> {
  sessions: SessionService
  accountData: AccountDataService
  proof: OwnerProof
}

/** Export and deletion of the caller's own account. */
export function registerAccountDataRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, sessions, accountData, proof } = dependencies
  const owner = ownerIn(db)

  serve(app, exportAccount, async ({ query }, { session, reply }) => {
    const data = await accountData.export(await owner(session, query.userId))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="mentor-connect-data.json"')
      .send(Readable.from(data, { objectMode: false }))
  })

  serve(app, getErasureTerms, async ({ query }, { session }) => {
    const person = await owner(session, query.userId)
    const terms = await accountData.terms(person)
    return { data: { proof: proof.kindOf(person), isFresh: await proof.isFresh(session!), ...terms } }
  })

  serve(app, eraseAccount, async ({ body }, { session, request, reply }) => {
    const person = await owner(session, body.userId)
    await proof.require(person, session!, body.password)
    await accountData.erase(person, body)
    await sessions.end(request, reply)
    return { data: { erased: true }, message: 'Your account is deleted.' }
  })
}
