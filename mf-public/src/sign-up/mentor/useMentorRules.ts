import { IMAGE_MAX_BYTES } from '@mentor-connect/shared/rules/uploads'
import { graphemeCount } from '@mentor-connect/shared/rules/graphemes'
import { DOMAIN_TAG_MAX, EXPERIENCE_MAX, EXPERTISE_MAX } from '@mentor-connect/shared/rules/limits'
import { socialLink } from '@mentor-connect/shared/rules/socialLinks'
import { useT } from '../../messages/useT'
import { useFieldRules } from '../fieldRules'
import type { MentorForm } from './mentorForm'
import { mobileNumber, wholeNumber } from '@mentor-connect/shared/rules/typedNumbers'

type Rules = { [Field in keyof MentorForm]: (value: MentorForm[Field]) => true | string }

const IMAGE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

/** Validation rules of the fields, with the text for each error. */
export function useMentorRules(): Rules {
  const t = useT()
  const { name, email, newPassword } = useFieldRules()
  const pictureFault = t('public.auth.mentor.rule.profile', { max: IMAGE_MAX_MB })
  return {
    name: name.validate,
    email: email.validate,
    password: newPassword.validate,
    mobile: (text) => mobileNumber(text) !== undefined || t('public.auth.mentor.rule.mobile'),
    domains: (tags) =>
      (tags.length > 0 && tags.every((tag) => graphemeCount(tag) <= DOMAIN_TAG_MAX)) ||
      t('public.auth.mentor.rule.domains', { max: DOMAIN_TAG_MAX }),
    expertise: (text) =>
      (text.trim() !== '' && graphemeCount(text.trim()) <= EXPERTISE_MAX) ||
      t('public.auth.mentor.rule.expertise', { max: EXPERTISE_MAX }),
    experience: (text) =>
      wholeNumber(text, EXPERIENCE_MAX) !== undefined ||
      t('public.auth.mentor.rule.experience', { max: EXPERIENCE_MAX }),
    social: (links) => {
      const wrong = links.find((link) => !socialLink(link))
      return wrong === undefined || t('public.auth.mentor.rule.social', { link: wrong })
    },
    profile: (file) =>
      !file || (file.type.startsWith('image/') && file.size <= IMAGE_MAX_BYTES) || pictureFault,
  }
}
