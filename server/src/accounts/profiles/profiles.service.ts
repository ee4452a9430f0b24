import { tidyDomains } from '@mentor-connect/contract/courses/courseRules'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import type { updateProfile } from '@mentor-connect/contract/learning/learners'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import type { Learner } from '@mentor-connect/contract/accounts/people'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../../kernel/dependencies'
import { loadLearner } from '../people/learnerAccount.repo'
import { noteSubjectsAsked, replaceDomains, writeProfile } from './profiles.repo'

type Form = BodyOf<typeof updateProfile>
type Change = Omit<Form, 'userId'> & { profile?: string | undefined }

export function profileService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /**
     * Validates the form and returns it as it will be stored. Called before the picture is stored, so that an
     * invalid form leaves no picture behind.
     */
    check({ userId: _, ...form }: Form): Change {
      const name = form.name.normalize('NFC').trim()
      return { ...form, name, domains: readDomains(form.domains) }
    },

    /** Saves the profile. Certificates that were already issued keep the former name. */
    async save(
      learnerId: string,
      { name, certificateName, mobile, domains, removeProfile, profile }: Change,
    ): Promise<Learner> {
      const picture = profile ?? (removeProfile ? null : undefined)
      const now = clock().toISOString()
      await db.transaction().execute(async (tx) => {
        await writeProfile(tx, learnerId, {
          name,
          certificateName,
          mobile: mobile || null,
          profile: picture,
          now,
        })
        await replaceDomains(tx, learnerId, domains)
      })
      const learner = await loadLearner(db, learnerId)
      if (!learner) throw errors.notFound('Learner')
      return learner
    },

    /**
     * Stores the chosen subjects; an empty list leaves the stored ones as they are. Returns the subjects that
     * are stored afterwards.
     */
    async chooseSubjects(learnerId: string, typed: string[]): Promise<string[]> {
      const domains = readDomains(typed)
      await db.transaction().execute(async (tx) => {
        await noteSubjectsAsked(tx, learnerId, clock().toISOString())
        if (domains.length > 0) await replaceDomains(tx, learnerId, domains)
      })
      return (await loadLearner(db, learnerId))?.domains ?? []
    },
  }
}

function readDomains(typed: string[]): string[] {
  const domains = tidyDomains(typed)
  if (domains.some((domain) => hasMoreGraphemes(domain, DOMAIN_TAG_MAX)))
    throw errors.invalidInput({ domains: `Each subject has 1 to ${DOMAIN_TAG_MAX} characters.` })
  return domains
}
