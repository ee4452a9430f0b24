import { call } from '@mentor-connect/api'
import { setBirthYear } from '@mentor-connect/contract/trust/age'
import { Card, Muted, SectionTitle, Stack, notify, useFailureText } from '@mentor-connect/ui'
import { BirthYearForm } from '@mentor-connect/ui/age'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../messages/useT'

interface AgeQuestionProps {
  learnerId: string
  /** On the dashboard learners are asked once and may put it off; in the profile they find the question again. */
  place: 'dashboard' | 'profile'
}

/** Asks for the year of birth while it is not known. */
export function AgeQuestion({ learnerId, place }: AgeQuestionProps) {
  const t = useT()
  const failureText = useFailureText()
  const [isAnswered, setAnswered] = useState(false)
  const isAsked = place === 'dashboard'
  const thanks = useRef<HTMLParagraphElement>(null)
  // The buttons are gone: the focus must not fall to the body.
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
