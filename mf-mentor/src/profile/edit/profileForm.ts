import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { deviceZone } from '@mentor-connect/ui'
import type { MentorFields } from '@mentor-connect/ui/mentor-fields'

/** Values of the profile form. */
export interface ProfileForm extends MentorFields {
  name: string
  /** Empty if no name for certificates was entered. */
  certificateName: string
  headline: string
  story: string
  languages: string[]
  city: string
  timeZone: string
}

export function profileFormOf(mentor: Mentor): ProfileForm {
  return {
    name: mentor.name,
    certificateName: mentor.certificateName ?? '',
    headline: mentor.headline ?? '',
    story: mentor.story ?? '',
    languages: mentor.languages ?? [],
    city: mentor.city ?? '',
    timeZone: mentor.timeZone ?? deviceZone(),
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
