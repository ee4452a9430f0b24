import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { useLearner } from '@mentor-connect/contract/auth'
import { isPhoneNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { applyToOpening } from '@mentor-connect/contract/work/applications'
import type { Opening } from '@mentor-connect/contract/work/openings'
import {
  APPLICATION_CERTIFICATES_MAX,
  APPLICATION_WORKS_MAX,
} from '@mentor-connect/contract/work/openingLimits'
import { useAgeQuestion } from '@mentor-connect/features/age/question'
import type { Locale } from '@mentor-connect/i18n'
import { useState } from 'react'

type Draft = Record<string, string>

/**
 * Name of the field for the answer to a question. It contains the question, so that no answer is shown for
 * another one if the poster changes the questions.
 */
export const answerName = (question: string) => `answer ${question}`

/** The attachments: ids of certificates and works, the address of the portfolio, and the résumé. */
export interface Attached {
  certificates: string[]
  works: string[]
  portfolio: boolean
  /** Language of the résumé; empty if it is not sent. */
  resume: Locale | ''
}

/** An application that is being written. Its texts are kept on this device until it is sent. */
export function useApplication({ _id, questions }: Opening, onSent: () => void) {
  const learner = useLearner()
  const fields = ['note', ...questions.map(answerName)]
  const empty: Draft = Object.fromEntries([...fields, 'phone'].map((name) => [name, '']))
  const { values, restored, change, clear } = useDraft<Draft>(`application/${_id}`, empty)
  const [attached, setAttached] = useState<Attached>({
    certificates: [],
    works: [],
    portfolio: false,
    resume: '',
  })
  const [isChecked, setChecked] = useState(false)
  const { afterAge, ageDialog } = useAgeQuestion(learner?._id)
  const { attempt, isBusy, failure } = useAttempt()

  const phone = (values['phone'] ?? '').trim()
  const invalid = [
    ...fields.filter((name) => (values[name] ?? '').trim() === ''),
    ...(attached.certificates.length > APPLICATION_CERTIFICATES_MAX ? ['certificates'] : []),
    ...(attached.works.length > APPLICATION_WORKS_MAX ? ['works'] : []),
    ...(phone === '' || isPhoneNumber(phone) ? [] : ['phone']),
  ]
  const body = {
    note: (values['note'] ?? '').trim(),
    answers: questions.map((question) => ({
      question,
      answer: (values[answerName(question)] ?? '').trim(),
    })),
    certificates: attached.certificates,
    works: attached.works,
    ...(attached.portfolio && { portfolio: true }),
    ...(attached.resume && { resume: attached.resume }),
    ...(phone !== '' && { phone }),
  }

  /** Marks the invalid fields. Returns the name of the first one, and undefined if all are valid. */
  const check = (): string | undefined => {
    setChecked(true)
    return invalid[0]
  }
  const send = async () => {
    let isSent = false
    await attempt(async () => {
      const reply = await afterAge(() => call(applyToOpening, { params: { id: _id }, body }))
      isSent = reply !== undefined
    })
    if (!isSent) return
    void clear()
    onSent()
  }
  return {
    values,
    isRestored: restored !== undefined,
    change,
    attached,
    setAttached,
    invalid: isChecked ? invalid : [],
    check,
    body,
    send,
    isBusy,
    failure,
    ageDialog,
  }
}
