import { call } from '@mentor-connect/api'
import { setBirthYear } from '@mentor-connect/contract/trust/age'
import { BirthYearForm } from '@mentor-connect/features/age'
import { Card, Muted, SectionTitle, Stack, notify, useFailureText } from '@mentor-connect/ui'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../messages/useT'

interface AgeQuestionProps {
  learnerId: string
  /** On the dashboard the learner is asked once and can postpone the answer; in the profile the question stays. */
  place: 'dashboard' | 'profile'
}

/** Asks for the learner's year of birth. Shown while the year is not known. */
export function AgeQuestion({ learnerId, place }: AgeQuestionProps) {
  const t = useT()
  const failureText = useFailureText()
  const [isAnswered, setAnswered] = useState(false)
  const isAsked = place === 'dashboard'
  const thanks = useRef<HTMLParagraphElement>(null)
  // The pressed button disappears, so the focus moves to the thanks instead of falling back to the body.
  useEffect(() => {
    if (isAnswered) thanks.current?.focus()
  }, [isAnswered])

  const putOff = async () => {
    try {
      await call(setBirthYear, { body: { userId: learnerId, birthYear: null } })
      setAnswered(true)
    } catch (error) {
      console.error('The answer could not be saved.', error)
      notify.failure(failureText({ code: 'unreachable' }))
    }
  }

  return (
    <Card as="section" aria-labelledby="age-title">
      {isAnswered ? (
        <Muted ref={thanks} tabIndex={-1} role="status">
          {t('learner.age.thanks')}
        </Muted>
      ) : (
        <Stack $gap={4}>
          <SectionTitle id="age-title">
            {t(isAsked ? 'learner.age.title' : 'learner.age.profileTitle')}
          </SectionTitle>
          <Muted>{t(isAsked ? 'learner.age.text' : 'learner.age.profileText')}</Muted>
          <BirthYearForm
            learnerId={learnerId}
            onSaved={() => setAnswered(true)}
            wayOut={isAsked ? { label: 'later', onChoose: () => void putOff() } : undefined}
          />
        </Stack>
      )}
    </Card>
  )
}
