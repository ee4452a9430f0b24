import {
  PICTURE_MAX_MB,
  invalidLink,
  isAcceptedPicture,
  isDomainList,
  isExpertise,
  isMobileNumber,
  isYearsOfExperience,
} from '@mentor-connect/ui/mentor-fields'
import { DOMAIN_TAG_MAX, EXPERIENCE_MAX, EXPERTISE_MAX } from '@mentor-connect/contract/rules/limits'
import { useT } from '../messages/useT'
import { useFieldRules } from '../useFieldRules'
import type { MentorForm, RuledField } from './mentorForm'

type Rules = { [Field in RuledField]: (value: MentorForm[Field]) => true | string }

/** Validation rules of the fields, with the error message for each. */
export function useMentorRules(): Rules {
  const t = useT()
  const { name, email, newPassword } = useFieldRules()
  return {
    name: name.validate,
    email: email.validate,
    password: newPassword.validate,
    mobile: (text) => isMobileNumber(text) || t('public.auth.mentor.rule.mobile'),
    domains: (tags) => isDomainList(tags) || t('public.auth.mentor.rule.domains', { max: DOMAIN_TAG_MAX }),
    expertise: (text) => isExpertise(text) || t('public.auth.mentor.rule.expertise', { max: EXPERTISE_MAX }),
    experience: (text) =>
      isYearsOfExperience(text) || t('public.auth.mentor.rule.experience', { max: EXPERIENCE_MAX }),
    social: (links) => {
      const link = invalidLink(links)
      return link === undefined || t('public.auth.mentor.rule.social', { link })
    },
    profile: (picture) =>
      isAcceptedPicture(picture) || t('public.auth.mentor.rule.profile', { max: PICTURE_MAX_MB }),
  }
}
