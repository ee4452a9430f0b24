import {
  agreeToTerms,
  consentDue,
  getOwnConsent,
  type OwnConsent,
} from '@mentor-connect/contract/accounts/consent'
import type { FastifyInstance } from 'fastify'
import { callerOf } from '../../platform/http/access'
import { serve } from '../../platform/http/serve'
import type { ApiDependencies } from '../../kernel/dependencies'
import { lastConsent, recordConsent } from '../people/consents.repo'

/** Consent to terms that have changed since the sign-up. */
export function registerConsentRoutes(
  app: FastifyInstance,
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
) {
  async function ownConsent(personId: string): Promise<OwnConsent> {
    const agreed = await lastConsent(db, personId)
    return { due: consentDue(agreed), ...(agreed !== null && { agreed }) }
  }

  serve(app, getOwnConsent, async (_, { session }) => ({ data: await ownConsent(callerOf(session)) }))

  serve(app, agreeToTerms, async ({ body: { version, language } }, { session }) => {
    const id = callerOf(session)
    await recordConsent(db, id, { consent_version: version, consented_at: clock().toISOString(), language })
    return { data: await ownConsent(id), message: 'Thank you.' }
  })
}
