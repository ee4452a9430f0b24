import type { Attempt } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { Button, Card, Gauge, Lead, Stack, Title, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { QuestionOutcome } from './QuestionOutcome'
import { useT } from './messages/useT'
import { useFocusOnMount } from './useFocusOnMount'

interface AttemptResultProps {
  attempt: Attempt
  isBusy: boolean
  /** Starts another attempt; absent if no further attempt is allowed, or not yet. */
  onAgain: (() => void) | undefined
}

/** The result of an attempt, question by question. */
export function AttemptResult({ attempt, isBusy, onAgain }: AttemptResultProps) {
  const t = useT()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { result, questions, answers, passPercent } = attempt
  if (!result) return null
  const right = result.questions.filter((one) => one.right).length
  return (
    <Stack $gap={5}>
      <Summary>
        <Gauge percent={result.percent} text={`${result.percent}%`} label={t('public.quiz.result')} />
        <div>
          <Title as="h2" ref={heading} tabIndex={-1}>
            {t(result.passed ? 'public.quiz.passed' : 'public.quiz.failed')}
          </Title>
          <Lead>
            {t('public.quiz.score', {
              right,
              total: questions.length,
              percent: result.percent,
              pass: passPercent,
            })}
          </Lead>
          <p>{t(result.passed ? 'public.quiz.passedHint' : 'public.quiz.failedHint')}</p>
          {!result.passed && onAgain && (
            <Again onClick={onAgain} $inactive={isBusy}>
              {t('public.quiz.again')}
            </Again>
          )}
        </div>
      </Summary>
      <Outcomes>
        {questions.map((question, index) => (
          <QuestionOutcome
            key={question.id}
            n={index + 1}
            question={question}
            answer={answers.find(({ questionId }) => questionId === question.id)?.answer}
            result={result.questions.find(({ id }) => id === question.id)}
          />
        ))}
      </Outcomes>
    </Stack>
  )
}

const Summary = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.5rem;

  & > div {
    flex: 1 1 16rem;
  }
`

const Again = styled(Button)`
  margin-top: ${space[4]};
`

const Outcomes = styled.ol`
  display: grid;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
`
