import {
  endPersonSessions,
  erasePerson,
  exportPerson,
  getPerson,
  liftSanction,
  sanctionPerson,
  searchPeople,
} from '@mentor-connect/contract/admin/people'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { findPerson } from '../../accounts/people/person.repo'
import { findSanction } from '../../accounts/people/sanctions.repo'
import { recordAudit } from '../../operator/audit.repo'
import { endSessions } from '../../operator/safety/endSessions'
import { reportOutcome } from '../../operator/safety/reportOutcome'
import { imposeSanction, liftSanction as lift } from '../../operator/safety/sanctionActs'
import { StateChanged } from '../../operator/stateChanged'
import { errors } from '../../platform/http/errors'
import { actingAs, type AdminDependencies } from '../dependencies'
import { inDays } from '../inDays'
import { serveOperator } from '../serveOperator'
import { findPersonDetail, peoplePage } from './people.query'

export function registerPeopleRoutes(app: FastifyInstance, dependencies: AdminDependencies) {
  serveOperator(app, searchPeople, async ({ query }) => ({
    data: await peoplePage(dependencies.db, query, dependencies.clock()),
  }))

  serveOperator(app, getPerson, async ({ params: { role, id } }) => {
    const person = await findPersonDetail(dependencies.db, role, id)
    if (!person) throw errors.notFound('Person')
    return { data: person }
  })

  registerSanctions(app, dependencies)
  registerPersonalData(app, dependencies)
}

async function personOf({ db }: AdminDependencies, { role, id }: { role: Role; id: string }) {
  const person = await findPerson(db, role, id)
  if (!person) throw errors.notFound('Person')
  return person
}

function registerSanctions(app: FastifyInstance, dependencies: AdminDependencies) {
  serveOperator(app, endPersonSessions, async ({ params, body }, { operator }) => {
    const person = await personOf(dependencies, params)
    return {
      data: { outcome: await endSessions(actingAs(dependencies, operator), person, body.reason.trim()) },
    }
  })

  serveOperator(app, sanctionPerson, async ({ params, body: { kind, days, ...body } }, { operator }) => {
    const person = await personOf(dependencies, params)
    const context = actingAs(dependencies, operator)
    const given = body.reason.trim()
    const texts = kind === 'note' ? { reason: null, note: given } : { reason: given, note: null }
    const until = inDays(dependencies.clock(), days)
    const outcome = await reportOutcome(context, (tx) =>
      imposeSanction(tx, context, { person, kind, until, ...texts }),
    )
    if (!outcome) throw new StateChanged(`${person.email} has a ${kind} already. Look at the person again.`)
    return { data: { outcome } }
  })

  serveOperator(app, liftSanction, async ({ params, body }, { operator }) => {
    const context = actingAs(dependencies, operator)
    const sanction = await findSanction(dependencies.db, params.id)
    if (!sanction) throw errors.notFound('Sanction')
    const person = await findPerson(dependencies.db, sanction.role, sanction.person_id)
    const lifting = { sanction, person, reason: body.reason.trim() }
    const outcome = await reportOutcome(context, (tx) => lift(tx, context, lifting))
    if (!outcome) throw new StateChanged(`The ${sanction.kind} has ended already. Look at the person again.`)
    return { data: { outcome } }
  })
}

function registerPersonalData(app: FastifyInstance, dependencies: AdminDependencies) {
  const { db, accountData } = dependencies

  serveOperator(app, exportPerson, async ({ params }, { operator, reply }) => {
    const person = await personOf(dependencies, params)
    const data = await accountData.export(person)
    await recordAudit(db, actingAs(dependencies, operator), { act: 'users export', target: person.id })
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="mentor-connect-data.json"')
      .send(Readable.from(data, { objectMode: false }))
  })

  serveOperator(app, erasePerson, async ({ params, body }, { operator }) => {
    const person = await personOf(dependencies, params)
    if (body.email.trim().toLowerCase() !== person.email)
      throw errors.invalidInput({ email: `Type ${person.email} to delete this account.` })
    const { keepCertificates } = body
    const reason = body.reason.trim()
    const context = actingAs(dependencies, operator)
    await recordAudit(db, context, { act: 'users erase', target: person.id, reason })
    return { data: { state: await accountData.erase(person, { keepCertificates, reason }) } }
  })
}
