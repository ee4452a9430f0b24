import { HOUR_MS, MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { ApiDependencies } from '../kernel/dependencies'
import type { Domain } from '../kernel/domain'
import { registerSuspensionRoutes } from './access/suspension.routes'
import { registerAccountSecurityRoutes } from './account-security/accountSecurity.routes'
import { deleteExpiredEmailChanges } from './account-security/emailChanges.repo'
import { registerAuthRoutes } from './auth/auth.routes'
import { deleteSpentSignIns } from './auth/identityLinks.repo'
import { registerOauthRoutes } from './auth/oauth.routes'
import { deleteExpiredAttempts } from './auth/open-id/openIdAttempts.repo'
import { registerOpenIdRoutes } from './auth/open-id/openId.routes'
import { forgottenBefore } from './auth/otp'
import { registerPasswordResetRoutes } from './auth/passwordReset.routes'
import { deleteOldResets, hourOf } from './auth/passwordResets.repo'
import { deleteExpiredSignUpLinks } from './auth/signUpLinks.repo'
import { deleteOldMailCounts } from './auth/signUpMails.repo'
import { deleteForgotten } from './auth/signups.repo'
import { registerConsentRoutes } from './consent/consent.routes'
import { registerPasskeyRoutes } from './passkeys/passkeys.routes'
import { deleteExpiredChallenges } from './passkeys/passkeys.repo'
import { GUESS_SUBJECTS_MAX, GUESSES_FORGOTTEN_AFTER_MS } from './passwords/guessDelays'
import { deleteLeastGuesses, deleteOldGuesses } from './passwords/guesses.repo'
import { passwordGuesses } from './passwords/guesses.service'
import { ownerProof } from './passwords/ownerProof'
import { endMinority } from './people/age.repo'
import { namesOfPeople } from './people/person.repo'
import { endExpiredSanctions } from './people/sanctions.repo'
import { personalData } from './personalData'
import { registerProfileRoutes } from './profiles/profiles.routes'
import { deleteExpiredSecondSteps } from './session/secondSteps.repo'
import { registerServiceTokenRoutes } from './session/serviceTokens.routes'
import { registerSessionRoutes } from './session/session.routes'
import { sessionService } from './session/session.service'
import { deleteExpiredSessions } from './session/sessions.repo'

/** Creates the services of the domain: accounts, and proof of the identity of their owners. */
export function accountServices(dependencies: ApiDependencies) {
  const guesses = passwordGuesses(dependencies)
  return { sessions: sessionService(dependencies), guesses, proof: ownerProof({ ...dependencies, guesses }) }
}

export const accounts = {
  async serve(app, dependencies) {
    registerAuthRoutes(app, dependencies)
    registerPasswordResetRoutes(app, dependencies)
    registerAccountSecurityRoutes(app, dependencies)
    registerPasskeyRoutes(app, dependencies)
    await registerOauthRoutes(app, dependencies)
    registerOpenIdRoutes(app, dependencies)
    registerSuspensionRoutes(app, dependencies)
    registerConsentRoutes(app, dependencies)
    registerSessionRoutes(app, dependencies)
    registerServiceTokenRoutes(app, dependencies)
    registerProfileRoutes(app, dependencies)
  },

  recurringJobs: ({ db, clock }) => [
    {
      name: 'sanctions.end',
      everyMs: MINUTE_MS,
      run: () => endExpiredSanctions(db, clock().toISOString()),
    },
  ],

  /** Also opens chat to people who have come of age. */
  async deleteExpired(db, now) {
    await endMinority(db, now)
    await deleteExpiredSessions(db, now.toISOString())
    await deleteExpiredEmailChanges(db, now.toISOString())
    await deleteExpiredChallenges(db, now.toISOString())
    await deleteExpiredSecondSteps(db, now.toISOString())
    await deleteOldResets(db, now.toISOString())
    await deleteSpentSignIns(db, new Date(now.getTime() - HOUR_MS).toISOString())
    await deleteExpiredAttempts(db, now.toISOString())
    await deleteOldGuesses(db, new Date(now.getTime() - GUESSES_FORGOTTEN_AFTER_MS).toISOString())
    await deleteLeastGuesses(db, GUESS_SUBJECTS_MAX)
    await deleteExpiredSignUpLinks(db, now.toISOString())
    await deleteOldMailCounts(db, hourOf(now.toISOString()))
    await deleteForgotten(db, forgottenBefore(now), now.toISOString().slice(0, 10))
  },

  publicPages: {},
  calendar: [],
  rooms: {},

  names: { person: namesOfPeople },
  reportables: {},
  personalData,
} satisfies Domain<ReturnType<typeof accountServices>>
