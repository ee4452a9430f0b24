import type { BodyOf } from '@mentor-connect/contract/api/endpoint'
import type { updateMentorProfile } from '@mentor-connect/contract/mentoring/mentorArea'
import { tidyDomains } from '@mentor-connect/contract/courses/courseRules'
import { hasMoreGraphemes } from '@mentor-connect/contract/rules/graphemes'
import { DOMAINS_MAX, DOMAIN_TAG_MAX, EXPERTISE_MAX } from '@mentor-connect/contract/rules/limits'
import {
  CITY_MAX,
  HEADLINE_MAX,
  knownLanguages,
  profileTextError,
  STORY_MAX,
  STORY_MIN,
} from '@mentor-connect/contract/mentoring/mentorProfile'
import { socialLinks } from '@mentor-connect/contract/accounts/socialLinks'
import { errors } from '../../platform/http/errors'
import { isTimeZone } from '../../platform/time/isTimeZone'

type Form = BodyOf<typeof updateMentorProfile>

/**
 * Normalizes the form of a profile for storage. @throws ApiError `invalid_input` for rules that the schema
 * cannot express
 */
export function tidyProfile(form: Form): Form {
  const domains = tidyDomains(form.domains)
  const social = socialLinks(form.social)
  const fieldErrors = { ...listErrors(domains), ...textErrors(form), ...choiceErrors(form) }
  if (!social) fieldErrors.social = 'Enter addresses such as https://www.linkedin.com/in/name.'
  if (!social || Object.keys(fieldErrors).length > 0) throw errors.invalidInput(fieldErrors)
  const { headline, story, city, languages } = form
  return {
    ...form,
    name: form.name.trim(),
    expertise: form.expertise.trim(),
    domains,
    social,
    headline: headline?.trim(),
    story: story && plainLines(story),
    city: city?.trim(),
    languages: languages && knownLanguages(languages),
  }
}

/** Replaces `\r\n`, which browsers send in forms with files, with `\n`. */
const plainLines = (text: string) => text.replace(/\r\n?/g, '\n').trim()

type FieldErrors = Record<string, string>

function listErrors(domains: string[]): FieldErrors {
  return {
    ...(domains.length === 0 && { domains: 'Enter at least one domain.' }),
    ...(domains.length > DOMAINS_MAX && { domains: `Choose at most ${DOMAINS_MAX} domains.` }),
    ...(domains.some((one) => hasMoreGraphemes(one, DOMAIN_TAG_MAX)) && {
      domains: `Each domain may have at most ${DOMAIN_TAG_MAX} characters.`,
    }),
  }
}

function textErrors({ expertise, headline = '', story = '', city = '' }: Form): FieldErrors {
  return {
    ...(hasMoreGraphemes(expertise.trim(), EXPERTISE_MAX) && {
      expertise: `Use at most ${EXPERTISE_MAX} characters.`,
    }),
    ...(profileTextError('headline', headline) && { headline: `Use at most ${HEADLINE_MAX} characters.` }),
    ...(profileTextError('story', story) && {
      story: `Write ${STORY_MIN} to ${STORY_MAX} characters, or nothing.`,
    }),
    ...(profileTextError('city', city) && { city: `Use at most ${CITY_MAX} characters.` }),
  }
}

function choiceErrors({ languages = [], timeZone }: Form): FieldErrors {
  return {
    ...(knownLanguages(languages).length < new Set(languages).size && {
      languages: 'One of these languages is not known.',
    }),
    ...(timeZone !== undefined && !isTimeZone(timeZone) && { timeZone: 'This time zone is not known.' }),
  }
}
