import { call } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { updateProfile } from '@mentor-connect/contract/learning/learners'
import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { mobileNumber } from '@mentor-connect/contract/rules/typedNumbers'
import type { ProfileForm } from './profileForm'

/** Saves the profile, and updates the session's account with the response. */
export function useProfileSaving(userId: string) {
  const { updateAccount } = useSession()
  return async (form: ProfileForm) => {
    const { data } = await call(updateProfile, requestOf(userId, form))
    updateAccount(data)
  }
}

function requestOf(userId: string, { name, certificateName, mobile, domains, profile }: ProfileForm) {
  return {
    body: {
      userId,
      domains,
      name: name.trim(),
      ...(needsCertificateName(name) && { certificateName: certificateName.trim() }),
      mobile: mobileNumber(mobile) ?? '',
      removeProfile: profile === null,
    },
    files: profile instanceof File ? { profile } : {},
  }
}
