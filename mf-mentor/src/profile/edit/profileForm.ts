import type { Mentor } from '@mentor-connect/contract/api/people'
import type { MentorFields } from '@mentor-connect/ui/mentor-fields'

/** Values of the profile form. */
export interface ProfileForm extends MentorFields {
  name: string
}

export function profileFormOf(mentor: Mentor): ProfileForm {
  return {
    name: mentor.name,
    mobile: mentor.mobile ?? '',
    showsEmail: !mentor.hiddenContact?.includes('email'),
    showsMobile: !mentor.hiddenContact?.includes('mobile'),
    domains: mentor.domains,
    expertise: mentor.expertise,
    experience: String(mentor.experience),
    social: mentor.social,
    profile: mentor.profile || null,
  }
}
