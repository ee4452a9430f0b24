import { IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'
import type { Learner } from '@mentor-connect/contract/accounts/people'

/** Values of the profile form. */
export interface ProfileForm {
  name: string
  /** Empty if no name for certificates was entered. */
  certificateName: string
  mobile: string
  domains: string[]
  /** URL of the stored picture, or a newly selected file. */
  profile: string | File | null
}

export const PICTURE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

export function profileFormOf({
  name,
  certificateName = '',
  mobile = '',
  domains,
  profile,
}: Learner): ProfileForm {
  return { name, certificateName, mobile, domains, profile: profile ?? null }
}
