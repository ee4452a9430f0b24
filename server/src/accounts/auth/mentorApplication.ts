import { tidyDomains } from '@mentor-connect/contract/courses/courseRules'
import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { DOMAIN_TAG_MAX, EXPERTISE_MAX } from '@mentor-connect/contract/rules/limits'
import type { HiddenContact } from '@mentor-connect/contract/accounts/people'
import type { registerMentor } from '@mentor-connect/contract/accounts/mentorSignUp'
import { socialLinks } from '@mentor-connect/contract/accounts/socialLinks'
import { errors } from '../../platform/http/errors'

/**
 * The fields of a mentor's form besides name, address and password. Stored with the sign-up until its code is
 * confirmed.
 */
export interface MentorApplication {
  mobile: string
  domains: string[]
  expertise: string
  /** In years. */
  experience: number
  /** Links to social profiles, stored without a scheme as `host/path`. */
  social: string[]
  /** Absent in sign-ups that were stored before mentors could hide contact details. */
  hiddenContact?: HiddenContact
  /** Path of the stored picture; null if there is none. */
  profile: string | null
}

type Form = Pick<
  BodyOf<typeof registerMentor>,
  'mobile' | 'domains' | 'expertise' | 'experience' | 'social' | 'hiddenContact'
>

/** Normalizes the form for storage. @throws ApiError `invalid_input` for rules that the schema cannot express */
export function applicationOf({
  mobile,
  experience,
  hiddenContact = [],
  ...form
}: Form): Omit<MentorApplication, 'profile'> {
  const domains = tidyDomains(form.domains)
  const expertise = form.expertise.trim()
  const social = socialLinks(form.social ?? [])
  const fieldErrors = {
    ...((domains.length === 0 || domains.some((domain) => hasMoreGraphemes(domain, DOMAIN_TAG_MAX))) && {
      domains: `Each subject has 1 to ${DOMAIN_TAG_MAX} characters.`,
    }),
    ...(hasMoreGraphemes(expertise, EXPERTISE_MAX) && { expertise: `At most ${EXPERTISE_MAX} characters.` }),
    ...(!social && { social: 'One of these is not a web address.' }),
  }
  if (!social || Object.keys(fieldErrors).length > 0) throw errors.invalidInput(fieldErrors)
  return { mobile, experience, domains, expertise, social, hiddenContact }
}

/** Parses the application stored with a sign-up; null for a learner. */
export function readApplication(text: string | null): MentorApplication | null {
  return text === null ? null : (JSON.parse(text) as MentorApplication)
}
