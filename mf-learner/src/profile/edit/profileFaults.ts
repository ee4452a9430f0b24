import { graphemeCount } from '@mentor-connect/shared/i18n'
import { DOMAIN_TAG_MAX } from '@mentor-connect/shared/contracts/limits'
import { mobileNumber } from '@mentor-connect/shared/contracts/typedNumbers'

export interface ProfileForm {
  name: string
  mobile: string
  domains: string[]
}

/** The message for each field that cannot be saved as it is. */
export function profileFaults({ name, mobile, domains }: ProfileForm) {
  return {
    ...(name.trim() === '' && { name: 'learner.profile.rule.name' as const }),
    ...(mobile.trim() !== '' && !mobileNumber(mobile) && { mobile: 'learner.profile.rule.mobile' as const }),
    ...(domains.some((domain) => graphemeCount(domain) > DOMAIN_TAG_MAX) && {
      domains: 'learner.profile.rule.domains' as const,
    }),
  }
}
