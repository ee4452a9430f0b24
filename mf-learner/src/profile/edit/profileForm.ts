import { IMAGE_MAX_BYTES } from '@mentor-connect/shared/rules/uploads'
import type { Learner } from '@mentor-connect/shared/contracts/people'

/** What the form holds while it is filled in. */
export interface ProfileForm {
  name: string
  mobile: string
  domains: string[]
  /** Address of the stored picture, or one that was chosen here. */
  profile: string | File | null
}

export const PICTURE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

export function profileFormOf({ name, mobile = '', domains, profile }: Learner): ProfileForm {
  return { name, mobile, domains, profile: profile ?? null }
}
