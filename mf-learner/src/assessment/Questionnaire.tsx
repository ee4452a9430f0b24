import { call, useAttempt } from '@mentor-connect/api'
import { finishAssessment, type Assessment } from '@mentor-connect/contract/learning/assessments'
import { INTEREST_ITEMS } from '@mentor-connect/contract/learning/interestItems'
import { useLocale } from '@mentor-connect/i18n'
import {
  Button,
  ButtonLink,
  Muted,
  Notice,
  ProgressBar,
  Row,
  Stack,
  Title,
  useFailureText,
} from '@mentor-connect/ui'
import { useState, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { ItemScale } from './ItemScale'
import { useT } from './messages/useT'
import { PARTS, firstOpenPart, itemsOf, partAddress } from './parts'
import { useAnswers } from './useAnswers'

interface QuestionnaireProps {
  heading: Ref<HTMLHeadingElement>
  learnerId: string
  assessment: Assessment
  part: number
  onChange: (assessment: Assessment) => void
}

/** One part of the questionnaire: a few activities, and buttons to the next and the previous part. */
export function Questionnaire({ heading, learnerId, assessment, part, onChange }: QuestionnaireProps) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const { attempt, isBusy, failure } = useAttempt()
  const { answers, answer, send, isOffline } = useAnswers(learnerId, assessment.open ?? {})
  const [asked, setAsked] = useState<number>()
  const missing = itemsOf(part).filter(({ id }) => answers[id] === undefined)
  const done = INTEREST_ITEMS.filter(({ id }) => answers[id] !== undefined).length
  const leave = (results = assessment.results, open: Assessment['open'] = answers) => {
    onChange({ results, ...(open && Object.keys(open).length > 0 && { open }) })
    return navigate('.')
  }

  const finish = () =>
    attempt(async () => {
      if (!(await send())) return
      const { data } = await call(finishAssessment, { body: { userId: learnerId, language: locale } })
      await leave([data, ...assessment.results.filter(({ id }) => id !== data.id)], {})
    })

  const handleNext = () => {
    setAsked(part)
    if (missing[0]) return document.getElementById(`${missing[0].id}-1`)?.focus()
    if (part < PARTS) return navigate(partAddress(part + 1))
    const open = firstOpenPart(answers)
    return done < INTEREST_ITEMS.length ? navigate(partAddress(open)) : finish()
  }

  return (
    <Stack $gap={6}>
      <Stack as="header" $gap={2}>
        <Title ref={heading} tabIndex={-1}>
          {t('learner.assessment.part', { part, parts: PARTS })}
        </Title>
        <Muted>{t('learner.assessment.question')}</Muted>
        <ProgressBar
          percent={(done / INTEREST_ITEMS.length) * 100}
          label={t('learner.assessment.progress', { done, total: INTEREST_ITEMS.length })}
        />
      </Stack>
      {isOffline && <Notice>{t('learner.assessment.offline')}</Notice>}
      {itemsOf(part).map((item) => (
        <ItemScale
          key={item.id}
          item={item}
          value={answers[item.id]}
          isMissing={asked === part && answers[item.id] === undefined}
          onChange={(value) => answer(item.id, value)}
        />
      ))}
      {asked === part && missing.length > 0 && (
        <Notice tone="warning">{t('learner.assessment.missing', { count: missing.length })}</Notice>
      )}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row $between>
        <Row>
          {part > 1 && (
            <ButtonLink to={partAddress(part - 1)} $variant="secondary">
              {t('learner.assessment.back')}
            </ButtonLink>
          )}
          <Button onClick={() => void handleNext()} $inactive={isBusy}>
            {t(part === PARTS ? 'learner.assessment.finish' : 'learner.assessment.next')}
          </Button>
        </Row>
        <Button $variant="ghost" onClick={() => void leave()}>
          {t('learner.assessment.pause')}
        </Button>
      </Row>
    </Stack>
  )
}
