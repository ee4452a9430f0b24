import { tidyDomains } from '@mentor-connect/shared/contracts/courseRules'
import { graphemeCount } from '@mentor-connect/shared/contracts/graphemes'
import { DOMAIN_TAG_MAX } from '@mentor-connect/shared/contracts/limits'
import type { Learner } from '@mentor-connect/shared/contracts/people'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../dependencies'
import { loadLearner } from '../people/learnerAccount.repo'
import { replaceDomains, writeProfile } from './profiles.repo'

interface WrittenProfile {
  learnerId: string
  name: string
  mobile: string
  domains: string[]
}

export function profileService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /** A certificate that is issued keeps the name that it was issued to. */
    async update({ learnerId, mobile, ...written }: WrittenProfile): Promise<Learner> {
      const name = written.name.normalize('NFC').trim()
      const domains = readDomains(written.domains)
      // PostgreSQL cannot keep this one.
      if (name.includes('\u0000')) throw errors.invalidInput({ name: 'This is not valid.' })
      await db.transaction().execute(async (tx) => {
        await writeProfile(tx, learnerId, { name, mobile: mobile || null, now: clock().toISOString() })
        await replaceDomains(tx, learnerId, domains)
      })
      const learner = await loadLearner(db, learnerId)
      if (!learner) throw errors.notFound('Learner')
      return learner
    },
  }
}

function readDomains(typed: string[]): string[] {
  const domains = tidyDomains(typed)
  if (domains.some((domain) => graphemeCount(domain) > DOMAIN_TAG_MAX || domain.includes('\u0000')))
    throw errors.invalidInput({ domains: `Each domain has 1 to ${DOMAIN_TAG_MAX} characters.` })
  return domains
}
