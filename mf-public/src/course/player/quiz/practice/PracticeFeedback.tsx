import type { PracticeOutcome } from '@mentor-connect/contract/courses/quizzes/practice'
import type { Question } from '@mentor-connect/contract/courses/quizzes/questions'
import { Card, CardTitle, color, space } from '@mentor-connect/ui'
import { CircleCheckBig, CircleX } from 'lucide-react'
import styled from 'styled-components'
import { Inlines } from '../../blocks/Inlines'
import { answerText } from '../answerText'
import { useFocusOnMount } from '../useFocusOnMount'
import { useT } from './messages/useT'

interface PracticeFeedbackProps {
  question: Question
  outcome: PracticeOutcome
}

/** Says if an answer was correct, and why. */
export function PracticeFeedback({ question, outcome: { right, feedback, key } }: PracticeFeedbackProps) {
  const t = useT()
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const Icon = right ? CircleCheckBig : CircleX
  return (
    <Box>
      <Icon size={24} color={right ? color.success : color.danger} aria-hidden />
      <div>
        <CardTitle as="h3" ref={heading} tabIndex={-1}>
          {t(right ? 'public.practice.isRight' : 'public.practice.isWrong')}
        </CardTitle>
        {feedback && (
          <p>
            <Inlines content={feedback} />
          </p>
        )}
        {key && <p>{t('public.quiz.rightAnswer', { answer: answerText(question, key) })}</p>}
      </div>
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};

  p {
    margin: ${space[1]} 0 0;
  }
`
