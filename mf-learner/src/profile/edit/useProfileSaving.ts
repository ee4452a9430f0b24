import { ApiFailure, call } from '@mentor-connect/shared/api'
import { useSession } from '@mentor-connect/shared/auth'
import { updateProfile } from '@mentor-connect/shared/contracts/learners'
import { mobileNumber } from '@mentor-connect/shared/rules/typedNumbers'
import { useState } from 'react'
import type { ProfileForm } from './profileFaults'

export function useProfileSaving(userId: string, onSaved: () => void) {
  const { updateAccount } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  const save = async (form: ProfileForm) => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await call(updateProfile, requestOf(userId, form))
      updateAccount(data)
      onSaved()
    } catch (error) {
      console.error('The profile could not be saved.', error)
      setFailure(error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', String(error)))
      setBusy(false)
    }
  }

  return { save, busy, failure }
}

function requestOf(userId: string, { name, mobile, domains, profile }: ProfileForm) {
  return {
    body: {
      ...{ userId, domains, name: name.trim(), mobile: mobileNumber(mobile) ?? '' },
      removeProfile: profile === null,
    },
    files: profile instanceof File ? { profile } : {},
  }
}
