import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { useLineErrorText } from '@mentor-connect/ui'
import { useCertificateNameRule } from '@mentor-connect/ui/certificate-name'
import { graphemeCount } from '@mentor-connect/i18n'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { mobileNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import { useT } from '../../messages/useT'
import { PICTURE_MAX_MB, type ProfileForm } from './profileForm'

type Rules = { [Field in keyof ProfileForm]: (value: ProfileForm[Field], form: ProfileForm) => true | string }

/** Validation rules of the profile form, with the error message for each. */
export function useProfileRules(): Rules {
  const t = useT()
  const lineErrorText = useLineErrorText()
  const certificateName = useCertificateNameRule()
  return {
    name: (text) => (isBlank(text) ? t('learner.profile.rule.name') : (lineErrorText(text, 'name') ?? true)),
    certificateName,
    mobile: (text) =>
      text.trim() === '' || mobileNumber(text) !== undefined || t('learner.profile.rule.mobile'),
    domains: (domains) =>
      domains.every((domain) => graphemeCount(domain) <= DOMAIN_TAG_MAX) || t('learner.profile.rule.domains'),
    profile: (picture) =>
      !(picture instanceof File) ||
      (picture.type.startsWith('image/') && picture.size <= IMAGE_MAX_BYTES) ||
      t('learner.profile.rule.picture', { max: PICTURE_MAX_MB }),
  }
}
