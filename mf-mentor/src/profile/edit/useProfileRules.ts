import { IMAGE_MAX_BYTES } from '@mentor-connect/shared/rules/uploads'
import { graphemeCount } from '@mentor-connect/shared/rules/graphemes'
import { DOMAIN_TAG_MAX, EXPERIENCE_MAX, EXPERTISE_MAX, NAME_MAX } from '@mentor-connect/shared/rules/limits'
import { socialLink } from '@mentor-connect/shared/rules/socialLinks'
import { mobileNumber, wholeNumber } from '@mentor-connect/shared/rules/typedNumbers'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'

type Rules = { [Field in keyof ProfileForm]: (value: ProfileForm[Field]) => true | string }

const IMAGE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

/** Validation rules of the fields, with the text for each error. */
export function useProfileRules(): Rules {
  const t = useT()
  return {
    name: (text) =>
      (text.trim() !== '' && text.trim().length <= NAME_MAX) ||
      t('mentor.profile.rule.name', { max: NAME_MAX }),
    mobile: (text) => mobileNumber(text) !== undefined || t('mentor.profile.rule.mobile'),
    domains: (tags) =>
      (tags.length > 0 && tags.every((tag) => graphemeCount(tag) <= DOMAIN_TAG_MAX)) ||
      t('mentor.profile.rule.domains', { max: DOMAIN_TAG_MAX }),
    expertise: (text) =>
      (text.trim() !== '' && graphemeCount(text.trim()) <= EXPERTISE_MAX) ||
      t('mentor.profile.rule.expertise', { max: EXPERTISE_MAX }),
    experience: (text) =>
      wholeNumber(text, EXPERIENCE_MAX) !== undefined ||
      t('mentor.profile.rule.experience', { max: EXPERIENCE_MAX }),
    social: (links) => {
      const wrong = links.find((link) => !socialLink(link))
      return wrong === undefined || t('mentor.profile.rule.social', { link: wrong })
    },
    profile: (picture) =>
      !(picture instanceof File) ||
      (picture.type.startsWith('image/') && picture.size <= IMAGE_MAX_BYTES) ||
      t('mentor.profile.rule.picture', { max: IMAGE_MAX_MB }),
  }
}
