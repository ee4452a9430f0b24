import { ApiFailure, call } from '@mentor-connect/shared/api'
import { useSession } from '@mentor-connect/shared/auth'
import { EXPERIENCE_MAX } from '@mentor-connect/shared/rules/limits'
import { updateMentorProfile } from '@mentor-connect/shared/contracts/mentorArea'
import { mobileNumber, wholeNumber } from '@mentor-connect/shared/rules/typedNumbers'
import { useFailureText } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ProfileForm } from './profileForm'

const FIELDS = ['name', 'mobile', 'domains', 'expertise', 'experience', 'social', 'profile'] as const

/** Sends the profile; what comes back is the account from then on. */
export function useProfileSaving(form: UseFormReturn<ProfileForm>, onSaved: () => void) {
  const { updateAccount } = useSession()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<ApiFailure>()

  const mark = (failed: ApiFailure) => {
    const isPicture = failed.code.startsWith('file_')
    for (const field of FIELDS)
      if (failed.fields[field] || (isPicture && field === 'profile'))
        form.setError(field, { message: failureText(failed) }, { shouldFocus: true })
  }

  const save = form.handleSubmit(async (typed) => {
    setFailure(undefined)
    try {
      const { data } = await call(updateMentorProfile, requestOf(typed))
      updateAccount(data)
      onSaved()
    } catch (error) {
      console.error('The profile could not be saved.', error)
      const failed = error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', String(error))
      setFailure(failed)
      mark(failed)
    }
  })

  return { save, failure }
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
