import type { Mentor } from '@mentor-connect/shared/contracts/people'

/** What the form holds while it is filled in. */
export interface ProfileForm {
  name: string
  mobile: string
  domains: string[]
  expertise: string
  experience: string
  social: string[]
  /** Address of the stored picture, or one that was chosen here. */
  profile: string | File | null
}

export function profileFormOf(mentor: Mentor): ProfileForm {
  return {
    name: mentor.name,
    mobile: mentor.mobile ?? '',
    domains: mentor.domains,
    expertise: mentor.expertise,
    experience: String(mentor.experience),
    social: mentor.social,
    profile: mentor.profile || null,
  }
}
