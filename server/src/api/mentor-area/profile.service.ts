import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import { tidyDomains } from '@mentor-connect/contract/rules/courseRules'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { DOMAINS_MAX, DOMAIN_TAG_MAX, EXPERTISE_MAX } from '@mentor-connect/contract/rules/limits'
import type { updateMentorProfile } from '@mentor-connect/contract/api/mentorArea'
import { socialLinks } from '@mentor-connect/contract/rules/socialLinks'
import { errors } from '../../platform/http/errors'
import type { ApiDependencies } from '../dependencies'
import { hidingColumns, loadMentor } from '../people/mentorAccount.repo'
import { renameInSearch, replaceTags, updateMentor } from './profile.repo'

type Form = BodyOf<typeof updateMentorProfile>
type Change = Form & { profile?: string | undefined }

export function profileService({ db, clock }: Pick<ApiDependencies, 'db' | 'clock'>) {
  return {
    /** The form as it is stored; invalid fields are refused before a picture is stored. */
    check(form: Form): Form {
      const domains = tidyDomains(form.domains)
      const social = socialLinks(form.social)
      const fieldErrors = {
        ...(domains.length === 0 && { domains: 'Enter at least one domain.' }),
        ...(domains.length > DOMAINS_MAX && { domains: `Choose at most ${DOMAINS_MAX} domains.` }),
        ...(domains.some((one) => hasMoreGraphemes(one, DOMAIN_TAG_MAX)) && {
          domains: `Each domain may have at most ${DOMAIN_TAG_MAX} characters.`,
        }),
        ...(hasMoreGraphemes(form.expertise.trim(), EXPERTISE_MAX) && {
          expertise: `Use at most ${EXPERTISE_MAX} characters.`,
        }),
        ...(!social && { social: 'Enter addresses such as https://www.linkedin.com/in/name.' }),
      }
      if (!social || Object.keys(fieldErrors).length > 0) throw errors.invalidInput(fieldErrors)
      return { ...form, name: form.name.trim(), expertise: form.expertise.trim(), domains, social }
    },

    async save(mentorId: string, { domains, social, removeProfile, profile, ...columns }: Change) {
      const { name, mobile, expertise, experience, hiddenContact } = columns
      await db.transaction().execute(async (tx) => {
        await updateMentor(tx, mentorId, {
          ...{ name, mobile, expertise, experience, updated_at: clock().toISOString() },
          ...(hiddenContact && hidingColumns(hiddenContact)),
          ...(removeProfile && { profile: null }),
          ...(profile && { profile }),
        })
        await replaceTags(tx, 'mentor_domains', mentorId, domains)
        await replaceTags(tx, 'mentor_links', mentorId, social)
        await renameInSearch(tx, mentorId)
      })
      const mentor = await loadMentor(db, mentorId)
      if (!mentor) throw errors.notFound('Mentor')
      return mentor
    },
  }
}
