import { eraseAccount, exportAccount, getErasureTerms } from '@mentor-connect/shared/contracts/accountData'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../platform/http/errors'
import { ownedBy, type Session } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../dependencies'
import type { SessionService } from '../session/session.service'
import type { AccountDataService } from './accountData.service'
import { findPerson, type Person } from './person'

interface Dependencies extends Pick<ApiDependencies, 'db'> {
  sessions: SessionService
  accountData: AccountDataService
  matchesPassword: (password: string, hash: string | null) => Promise<boolean>
}

/** What the owner of an account may do with all of it: take it along, and delete it. */
export function registerAccountDataRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const { db, sessions, accountData, matchesPassword } = dependencies

  async function owner(session: Session | null, claimedId: string): Promise<Person> {
    const id = ownedBy(session, claimedId)
    const person = session && (await findPerson(db, session.role, id))
    if (!person) throw errors.unauthenticated()
    return person
  }

  serve(app, exportAccount, async ({ query }, { session, reply }) => {
    const data = await accountData.export(await owner(session, query.userId))
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="mentor-connect-data.json"')
      .send(JSON.stringify(data, null, 2))
  })

  serve(app, getErasureTerms, async ({ query }, { session }) => {
    ownedBy(session, query.userId)
    return { data: await accountData.terms(session!) }
  })

  serve(app, eraseAccount, async ({ body }, { session, request, reply }) => {
    const person = await owner(session, body.userId)
    await requireProof(person, session!, body.password)
    await accountData.erase(person, body)
    await sessions.end(request, reply)
    return { data: { erased: true }, message: 'Your account is deleted.' }
  })

  async function requireProof(person: Person, session: Session, password = '') {
    const terms = await accountData.terms(session)
    if (terms.proof === 'fresh-sign-in') {
      if (!terms.isFresh) throw errors.signInAgain()
      return
    }
    if (!(await matchesPassword(password, person.passwordHash))) throw errors.wrongCredentials()
  }
}
