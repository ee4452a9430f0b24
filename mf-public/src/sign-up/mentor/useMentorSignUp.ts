import { call, type ApiFailure } from '@mentor-connect/api'
import type { SignUpReply } from '@mentor-connect/contract/accounts/auth'
import { useSubmit } from '@mentor-connect/ui/forms'
import { EXPERIENCE_MAX } from '@mentor-connect/contract/rules/limits'
import { registerMentor } from '@mentor-connect/contract/accounts/mentorSignUp'
import { mobileNumber, wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { hiddenContactOf } from '@mentor-connect/ui/mentor-fields'
import { useWeakPasswordText } from '@mentor-connect/ui'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '../messages/useT'
import { useAgreement } from '../useAgreement'
import { EMPTY_FORM, type MentorForm, type RuledField } from './mentorForm'

/** Sends the form. Errors from the server are shown at their fields. */
export function useMentorSignUp(
  form: UseFormReturn<MentorForm>,
  linkToken: string | undefined,
  onRegistered: (pending: SignUpReply) => void,
) {
  const t = useT()
  const agreement = useAgreement()
  const weakPasswordText = useWeakPasswordText()
  /** Share of the request that has been sent, from 0 to 1; null if no picture is being sent. */
  const [sent, setSent] = useState<number | null>(null)

  const send = async ({ profile, ...typed }: MentorForm) => {
    const { data } = await call(registerMentor, {
      body: { ...requestOf(typed), ...agreement, linkToken },
      files: { profile: profile instanceof File ? [profile] : [] },
      onUploadProgress: profile ? setSent : undefined,
    }).finally(() => setSent(null))
    onRegistered(data)
  }
  const messageFor = (field: RuledField, failed: ApiFailure) =>
    field === 'password' ? weakPasswordText(failed) : t(`public.auth.mentor.refused.${field}`)

  const submission = useSubmit(form, {
    send,
    fieldErrors: (failed) =>
      Object.fromEntries(rejectedFields(failed.fields).map((field) => [field, messageFor(field, failed)])),
  })
  return { ...submission, sent }
}

/** Converts values that have passed validation to the body of the request. */
function requestOf(form: Omit<MentorForm, 'profile'>) {
  const { mobile, showsEmail, showsMobile, experience, ...typed } = form
  return {
    ...typed,
    name: typed.name.trim(),
    email: typed.email.trim(),
    expertise: typed.expertise.trim(),
    mobile: mobileNumber(mobile) ?? mobile,
    hiddenContact: hiddenContactOf({ showsEmail, showsMobile }),
    experience: wholeNumber(experience, EXPERIENCE_MAX) ?? 0,
  }
}

/** Names of the fields that the server rejected; an error of `domains.0` belongs to `domains`. */
function rejectedFields(fields: Record<string, string>): RuledField[] {
  const names = new Set(Object.keys(fields).map((name) => name.split('.')[0]))
  return (Object.keys(EMPTY_FORM) as RuledField[]).filter((name) => names.has(name))
}
