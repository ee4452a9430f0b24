import type { PracticeRun } from '@mentor-connect/contract/courses/quizzes/practice'
import type { Answer, Question } from '@mentor-connect/contract/courses/quizzes/questions'
import {
  Button,
  LoadFailed,
  Notice,
  Row,
  Skeleton,
  Small,
  Stack,
  space,
  useFailureText,
  ProgressBar,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { QuestionView } from '../QuestionView'
import { isAnswered } from '../isAnswered'
import { isUnclear } from '../readTypedNumber'
import { useFocusOnMount } from '../useFocusOnMount'
import { Mastered } from './Mastered'
import { PracticeFeedback } from './PracticeFeedback'
import { useT } from './messages/useT'
import { usePractice } from './usePractice'

interface PracticeProps {
  courseId: string
  lessonId: string
  learnerId: string
  onEnd: () => void
}

/**
 * Asks one question at a time and shows its result at once. The run ends when enough of the last answers were
 * correct.
 */
export function Practice({ onEnd, ...learning }: PracticeProps) {
  const t = useT()
  const failureText = useFailureText()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const practice = usePractice(learning)
  const { run, step, isBusy, failure } = practice

  if (!run && failure)
    return failure.code === 'attempt_open' ? (
      <Stack $gap={4}>
        <Notice>{t('public.practice.attemptOpen')}</Notice>
        <EndButton onEnd={onEnd} />
      </Stack>
    ) : (
      <LoadFailed error={failure} onRetry={() => void practice.start()} />
    )
  if (!run) return <Skeleton style={{ height: '14rem' }} />
  const handleNext = () => {
    practice.next()
    heading.current?.focus()
  }
  return (
    <Column $gap={5}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t('public.practice.title')}
        </h2>
        <Small>{t('public.practice.hint', { needed: run.needed, of: run.of })}</Small>
      </div>
      <MasteryBar run={run} />
      {step && (
        <>
          <QuestionView
            key={`${run.id}/${step.question.id}/${step.outcome ? run.turn - 1 : run.turn}`}
            question={step.question}
            answer={step.answer}
            onAnswer={(answer) => !step.outcome && practice.answer(answer)}
          />
          {step.outcome && <PracticeFeedback question={step.question} outcome={step.outcome} />}
        </>
      )}
      {run.state === 'mastered' && <Mastered onAgain={() => void practice.start()} onEnd={onEnd} />}
      {failure && (
        <Notice tone="danger">
          {failure.code === 'attempt_open' ? t('public.practice.attemptOpen') : failureText(failure)}
        </Notice>
      )}
      {run.state === 'open' && step && (
        <Row $gap={3}>
          {step.outcome ? (
            <Button onClick={handleNext}>{t('public.practice.next')}</Button>
          ) : (
            <Button
              $inactive={isBusy || !canCheck(step)}
              onClick={() => canCheck(step) && void practice.check()}
            >
              {t('public.practice.check')}
            </Button>
          )}
          <EndButton onEnd={onEnd} />
        </Row>
      )}
    </Column>
  )
}

/** Returns true if the answer is complete and can be marked. */
const canCheck = ({ question, answer }: { question: Question; answer?: Answer }) =>
  isAnswered(question, answer) && !isUnclear(question, answer)

function EndButton({ onEnd }: { onEnd: () => void }) {
  const t = useT()
  return (
    <div>
      <Button $variant="secondary" onClick={onEnd}>
        {t('public.practice.end')}
      </Button>
    </div>
  )
}

const Column = styled(Stack)`
  padding-block: ${space[6]};
`

/** Shows how many of the last answers were correct. */
function MasteryBar({ run: { right, needed, of } }: { run: PracticeRun }) {
  const t = useT()
  const text = t('public.practice.right', { right, needed, of })
  return (
    <Stack $gap={2}>
      <ProgressBar percent={Math.min(100, (right / needed) * 100)} label={t('public.practice.mastery')} />
      <Small role="status">{text}</Small>
    </Stack>
  )
}
