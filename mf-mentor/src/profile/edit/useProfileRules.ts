import {
  PICTURE_MAX_MB,
  invalidLink,
  isAcceptedPicture,
  isDomainList,
  isExpertise,
  isMobileNumber,
  isYearsOfExperience,
  type SwitchedField,
} from '@mentor-connect/ui/mentor-fields'
import {
  DOMAIN_TAG_MAX,
  EXPERIENCE_MAX,
  EXPERTISE_MAX,
  NAME_MAX,
} from '@mentor-connect/contract/rules/limits'
import {
  CITY_MAX,
  HEADLINE_MAX,
  LANGUAGES_MAX,
  profileTextError,
  STORY_MAX,
  STORY_MIN,
} from '@mentor-connect/contract/mentoring/mentorProfile'
import { isBlank, tidyLine } from '@mentor-connect/contract/rules/enteredText'
import { useLineErrorText } from '@mentor-connect/ui'
import { useCertificateNameRule } from '@mentor-connect/ui/certificate-name'
import { useT } from '../../messages/useT'
import type { ProfileForm } from './profileForm'

type Rules = {
  [Field in Exclude<keyof ProfileForm, SwitchedField | 'timeZone' | 'certificateName'>]: (
    value: ProfileForm[Field],
  ) => true | string
} & { certificateName: ReturnType<typeof useCertificateNameRule> }

/** Validation rules of the profile form, with the error message for each. */
export function useProfileRules(): Rules {
  const t = useT()
  const lineErrorText = useLineErrorText()
  const certificateName = useCertificateNameRule()
  return {
    certificateName,
    name: (text) =>
      isBlank(text) || [...tidyLine(text)].length > NAME_MAX
        ? t('mentor.profile.rule.name', { max: NAME_MAX })
        : (lineErrorText(text, 'name') ?? true),
    headline: (text) =>
      profileTextError('headline', text)
        ? t('mentor.profile.rule.headline', { max: HEADLINE_MAX })
        : (lineErrorText(text) ?? true),
    story: (text) =>
      !profileTextError('story', text) || t('mentor.profile.rule.story', { min: STORY_MIN, max: STORY_MAX }),
    languages: ({ length }) =>
      length <= LANGUAGES_MAX || t('mentor.profile.rule.languages', { max: LANGUAGES_MAX }),
    city: (text) =>
      profileTextError('city', text)
        ? t('mentor.profile.rule.city', { max: CITY_MAX })
        : (lineErrorText(text) ?? true),
    mobile: (text) => isMobileNumber(text) || t('mentor.profile.rule.mobile'),
    domains: (tags) => isDomainList(tags) || t('mentor.profile.rule.domains', { max: DOMAIN_TAG_MAX }),
    expertise: (text) =>
      isExpertise(text)
        ? (lineErrorText(text) ?? true)
        : t('mentor.profile.rule.expertise', { max: EXPERTISE_MAX }),
    experience: (text) =>
      isYearsOfExperience(text) || t('mentor.profile.rule.experience', { max: EXPERIENCE_MAX }),
    social: (links) => {
      const link = invalidLink(links)
      return link === undefined || t('mentor.profile.rule.social', { link })
    },
    profile: (picture) =>
      isAcceptedPicture(picture) || t('mentor.profile.rule.picture', { max: PICTURE_MAX_MB }),
  }
}
