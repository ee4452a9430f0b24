import { call } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { EXPERIENCE_MAX } from '@mentor-connect/contract/rules/limits'
import { updateMentorProfile } from '@mentor-connect/contract/mentoring/mentorArea'
import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { mobileNumber, wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { hiddenContactOf } from '@mentor-connect/ui/mentor-fields'
import type { ProfileForm } from './profileForm'

/** Saves the profile, and updates the session's account with the response. */
export function useProfileSaving() {
  const { updateAccount } = useSession()
  return async (form: ProfileForm) => {
    const { data } = await call(updateMentorProfile, requestOf(form))
    updateAccount(data)
  }
}

function requestOf(form: ProfileForm) {
  const { profile, mobile, showsEmail, showsMobile, experience, certificateName, ...typed } = form
  const { name, expertise, headline, story, city } = typed
  return {
    body: {
      ...typed,
      name: name.trim(),
      ...(needsCertificateName(name) && { certificateName: certificateName.trim() }),
      expertise: expertise.trim(),
      headline: headline.trim(),
      story: story.trim(),
      city: city.trim(),
      mobile: mobileNumber(mobile) ?? '',
      hiddenContact: hiddenContactOf({ showsEmail, showsMobile }),
      experience: wholeNumber(experience, EXPERIENCE_MAX) ?? 0,
      removeProfile: profile === null,
    },
    files: profile instanceof File ? { profile } : {},
  }
}
