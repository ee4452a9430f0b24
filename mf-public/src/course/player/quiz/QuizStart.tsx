import type { ApiFailure } from '@mentor-connect/api'
import type { QuizOverview } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, CardTitle, Notice, Small, Stack, space, useFailureText } from '@mentor-connect/ui'
import styled from 'styled-components'
import { PastAttempts } from './PastAttempts'
import { useT } from './messages/useT'

interface QuizStartProps {
  overview: QuizOverview
  isBusy: boolean
  failure: ApiFailure | undefined
  onStart: () => void
}

/** The rules of a quiz, earlier attempts, and the button that begins or continues an attempt. */
export function QuizStart({ overview, isBusy, failure, onStart }: QuizStartProps) {
  const t = useT()
  const failureText = useFailureText()
  const { time } = useFormats()
  const { questions, passPercent, passed, open, nextAt, left, attempts } = overview
  const isUsedUp = left === 0 && !open
  const action = open ? 'continue' : attempts.length > 0 ? 'again' : 'start'
  return (
    <Card>
      <Stack $gap={4}>
        {passed && <Notice tone="success">{t('public.quiz.passedBefore')}</Notice>}
        <div>
          <CardTitle as="h2">{t('public.quiz.facts', { questions })}</CardTitle>
          <Facts>
            <li>{t('public.quiz.passMark', { percent: passPercent })}</li>
            <li>{t('public.quiz.openBook')}</li>
            <li>{t('public.quiz.saved')}</li>
            {left !== undefined && <li>{t('public.quiz.left', { count: left })}</li>}
          </Facts>
        </div>
        {nextAt && !open && <Small role="status">{t('public.quiz.pause', { time: time(nextAt) })}</Small>}
        {isUsedUp && <Small>{t('public.quiz.usedUp')}</Small>}
        {!isUsedUp && (
          <div>
            <Button onClick={onStart} $inactive={isBusy || (nextAt !== undefined && !open)}>
              {t(`public.quiz.${action}`)}
            </Button>
          </div>
        )}
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        {attempts.length > 0 && <PastAttempts attempts={attempts} />}
      </Stack>
    </Card>
  )
}

const Facts = styled.ul`
  margin: ${space[2]} 0 0;
  padding-inline-start: ${space[5]};
  list-style: disc;
`
