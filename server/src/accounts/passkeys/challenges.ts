import { MINUTE_MS } from '@mentor-connect/contract/rules/durations'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PasskeyChallengesTable } from '../../kernel/database/passkeyTables'
import type { ApiDependencies } from '../../kernel/dependencies'
import { hashSecret } from '../../platform/keys/secrets'
import { signInBrowser } from '../session/signInBrowser'
import { insertChallenge, useChallenge } from './passkeys.repo'

const CHALLENGE_MS = 5 * MINUTE_MS

type Purpose = Pick<PasskeyChallengesTable, 'purpose' | 'person_id'>

export const LOG_IN: Purpose = { purpose: 'log-in', person_id: null }

/**
 * Issues challenges for authenticators. Each is valid once, for some minutes, in the browser that has
 * requested it.
 */
export function challenges({ db, config, clock }: Pick<ApiDependencies, 'db' | 'config' | 'clock'>) {
  const browser = signInBrowser(config.apiUrl)

  return {
    async keep(challenge: string, purpose: Purpose, request: FastifyRequest, reply: FastifyReply) {
      const now = clock()
      const row = {
        challenge_hash: hashSecret(challenge),
        browser_hash: browser.continue(request, reply),
        ...purpose,
        expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
      }
      await insertChallenge(db, row, now.toISOString())
    },

    /**
     * Returns the function with which a relying party redeems a challenge that was issued to this browser.
     */
    issued: (purpose: Purpose, request: FastifyRequest) => (challenge: string) =>
      useChallenge(db, hashSecret(challenge), {
        ...purpose,
        browser_hash: browser.hashOf(request) ?? '',
        now: clock().toISOString(),
      }),
  }
}
