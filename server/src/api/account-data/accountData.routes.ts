import { eraseAccount, exportAccount, getErasureTerms } from '@mentor-connect/contract/accounts/accountData'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import type { OwnerProof } from '../../accounts/passwords/ownerProof'
import type { SessionService } from '../../accounts/session/session.service'
import type { AccountDataService } from './accountData.service'
import { callerIn } from '../../accounts/people/caller'

interface Dependencies extends Pick<ApiDependencies, 'db'> {
  sessions: SessionService
  accountData: AccountDataService
  proof: OwnerProof
}

/** Export and deletion of the caller's own account. */
export function registerAccountDataRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, sessions, accountData, proof } = dependencies
  const caller = callerIn(db)

  serve(app, exportAccount, async (_, { session, reply }) => {
    const data = await accountData.export(await caller(session))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="mentor-connect-data.json"')
      .send(Readable.from(data, { objectMode: false }))
  })

  serve(app, getErasureTerms, async (_, { session }) => {
    const person = await caller(session)
    const terms = await accountData.terms(person)
    return { data: { proof: proof.kindOf(person), isFresh: await proof.isFresh(session!), ...terms } }
  })

  serve(app, eraseAccount, async ({ body }, { session, request, reply }) => {
    const person = await caller(session)
    await proof.require(person, session!, body.password)
    await accountData.erase(person, { keepCertificates: body.keepCertificates })
    await sessions.end(request, reply)
    return { data: { erased: true }, message: 'Your account is deleted.' }
  })
}
