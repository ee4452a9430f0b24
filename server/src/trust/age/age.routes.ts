import {
  askGuardian,
  findGuardianRequest,
  getOwnAge,
  giveGuardianConsent,
  setBirthYear,
  withdrawGuardianConsent,
} from '@mentor-connect/contract/trust/age'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { callerIn } from '../../accounts/people/caller'
import { ageService } from './age.service'

/** Registers the age question, and the pages on which minors and guardians handle consent. */
export function registerAgeRoutes(app: FastifyInstance, dependencies: ApiDependencies) {
  const ages = ageService(dependencies)
  const caller = callerIn(dependencies.db)

  serve(app, getOwnAge, async (_, { session }) => ({ data: await ages.ownAge(callerOf(session)) }))

  serve(app, setBirthYear, async ({ body: { birthYear, beforeContact } }, { session }) => {
    const id = callerOf(session)
    const data =
      birthYear === null
        ? await ages.putOff(id, beforeContact ? 'beforeContact' : 'atLogIn')
        : await ages.setBirthYear(id, birthYear)
    return { message: 'Thank you.', data }
  })

  serve(app, askGuardian, async ({ body }, { session }) => ({
    message: 'A mail is on its way.',
    data: await ages.askGuardian(await caller(session), body.guardianEmail.toLowerCase()),
  }))

  serve(app, findGuardianRequest, async ({ body }) => ({ data: await ages.request(body.token) }))

  serve(app, giveGuardianConsent, async ({ body: { token, ...by } }) => ({
    message: 'Thank you. Our team checks it now.',
    data: await ages.give(token, by),
  }))

  serve(app, withdrawGuardianConsent, async ({ body }) => ({
    message: 'Chat is closed.',
    data: await ages.withdraw(body.token),
  }))
}
