import { graphemeCount } from '@mentor-connect/shared/i18n'
import { IMAGE_MAX_BYTES } from '@mentor-connect/shared/rules/uploads'
import { DOMAIN_TAG_MAX } from '@mentor-connect/shared/rules/limits'
import { mobileNumber } from '@mentor-connect/shared/rules/typedNumbers'

export interface ProfileForm {
  name: string
  mobile: string
  domains: string[]
  /** Address of the stored picture, or one that was chosen here. */
  profile: string | File | null
}

export const PICTURE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

export function isChanged(before: ProfileForm, now: ProfileForm): boolean {
  return (
    now.name !== before.name ||
    now.mobile !== before.mobile ||
    now.profile !== before.profile ||
    now.domains.length !== before.domains.length ||
    now.domains.some((domain, at) => domain !== before.domains[at])
  )
}

/** The message for each field that cannot be saved as it is. */
export function profileFaults({ name, mobile, domains, profile }: ProfileForm) {
  return {
    ...(name.trim() === '' && { name: 'learner.profile.rule.name' as const }),
    ...(mobile.trim() !== '' && !mobileNumber(mobile) && { mobile: 'learner.profile.rule.mobile' as const }),
    ...(domains.some((domain) => graphemeCount(domain) > DOMAIN_TAG_MAX) && {
      domains: 'learner.profile.rule.domains' as const,
    }),
    ...(profile instanceof File && !isFit(profile) && { profile: 'learner.profile.rule.picture' as const }),
  }
}

function isFit(picture: File) {
  return picture.type.startsWith('image/') && picture.size <= IMAGE_MAX_BYTES
}
