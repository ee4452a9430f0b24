import { call } from '@mentor-connect/shared/api'
import { useSession } from '@mentor-connect/shared/auth'
import { EXPERIENCE_MAX } from '@mentor-connect/shared/rules/limits'
import { updateMentorProfile } from '@mentor-connect/shared/contracts/mentorArea'
import { mobileNumber, wholeNumber } from '@mentor-connect/shared/rules/typedNumbers'
import type { ProfileForm } from './profileForm'

/** Saves the profile, and updates the session's account with the response. */
export function useProfileSaving() {
  const { updateAccount } = useSession()
  return async (form: ProfileForm) => {
    const { data } = await call(updateMentorProfile, requestOf(form))
    updateAccount(data)
  }
}

function requestOf({ profile, mobile, experience, name, expertise, ...typed }: ProfileForm) {
  return {
    body: {
      ...typed,
      name: name.trim(),
      expertise: expertise.trim(),
      mobile: mobileNumber(mobile) ?? '',
      experience: wholeNumber(experience, EXPERIENCE_MAX) ?? 0,
      removeProfile: profile === null,
    },
    files: profile instanceof File ? { profile } : {},
  }
}
