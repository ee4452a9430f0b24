import { call, type ApiFailure } from '@mentor-connect/shared/api'
import type { SignUpReply } from '@mentor-connect/shared/contracts/auth'
import { EXPERIENCE_MAX } from '@mentor-connect/shared/rules/limits'
import { registerMentor } from '@mentor-connect/shared/contracts/mentorSignUp'
import { useWeakPasswordText } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '../../messages/useT'
import { useAgreement } from '../useAgreement'
import { useFailure } from '../useFailure'
import { EMPTY_FORM, type MentorForm } from './mentorForm'
import { mobileNumber, wholeNumber } from '@mentor-connect/shared/rules/typedNumbers'

/** Sends the form; what the server refuses is said at its field, and nothing that was typed is lost. */
export function useMentorSignUp(
  form: UseFormReturn<MentorForm>,
  linkToken: string | undefined,
  onRegistered: (pending: SignUpReply) => void,
) {
  const t = useT()
  const agreement = useAgreement()
  const weakPasswordText = useWeakPasswordText()
  const { failure, attempt, failureId } = useFailure()
  /** Share of the request that has been sent; there only when a picture goes with it. */
  const [sent, setSent] = useState<number | null>(null)

  const signUp = form.handleSubmit(async ({ profile, ...typed }) => {
    const body = { ...written(typed), ...agreement, linkToken }
    const failed = await attempt(async () => {
      const { data } = await call(registerMentor, {
        body,
        files: { profile: profile ? [profile] : [] },
        onUploadProgress: profile ? setSent : undefined,
      })
      onRegistered(data)
    })
    setSent(null)
    if (failed)
      for (const field of refusedFields(failed.fields))
        form.setError(field, { message: refusal(field, failed) }, { shouldFocus: true })
  })

  const refusal = (field: keyof MentorForm, failed: ApiFailure) =>
    field === 'password' ? weakPasswordText(failed) : t(`public.auth.mentor.refused.${field}`)

  return { signUp, failure, failureId, sent }
}

/** As the server takes it: the rules of the form hold by now. */
function written({ mobile, experience, ...typed }: Omit<MentorForm, 'profile'>) {
  return {
    ...typed,
    name: typed.name.trim(),
    email: typed.email.trim(),
    expertise: typed.expertise.trim(),
    mobile: mobileNumber(mobile) ?? mobile,
    experience: wholeNumber(experience, EXPERIENCE_MAX) ?? 0,
  }
}

/** An error of `domains.0` belongs to `domains`. */
function refusedFields(fields: Record<string, string>): (keyof MentorForm)[] {
  const names = new Set(Object.keys(fields).map((name) => name.split('.')[0]))
  return (Object.keys(EMPTY_FORM) as (keyof MentorForm)[]).filter((name) => names.has(name))
}
