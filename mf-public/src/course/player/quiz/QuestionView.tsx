import type { Answer, Question, QuestionKind } from '@mentor-connect/contract/courses/quizzes/questions'
import { ANSWER_TEXT_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Small, color, font, radius, space, Field } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LessonBlock } from '../blocks/LessonBlock'
import { ChoiceAnswer } from './questions/ChoiceAnswer'
import { GapAnswer } from './questions/GapAnswer'
import { MatchAnswer } from './questions/MatchAnswer'
import { NumberAnswer } from './questions/NumberAnswer'
import { OrderAnswer } from './questions/OrderAnswer'
import type { AnswerProps } from './questions/answerProps'
import { useT } from './messages/useT'

interface QuestionViewProps {
  question: Question
  /** Number of the question, from 1; absent if there is only one. */
  place?: { n: number; total: number }
  answer: Answer | undefined
  isChecked?: boolean
  onAnswer: (answer: Answer) => void
}

const DRAWN: { [Kind in QuestionKind]: (props: AnswerProps<Kind>) => ReactNode } = {
  single: (props) => <ChoiceAnswer {...props} />,
  multiple: (props) => <ChoiceAnswer {...props} />,
  number: (props) => <NumberAnswer {...props} />,
  text: (props) => <TextAnswer {...props} />,
  order: (props) => <OrderAnswer {...props} />,
  match: (props) => <MatchAnswer {...props} />,
  gap: (props) => <GapAnswer {...props} />,
}

/** One question with the control for its answer. */
export function QuestionView({ question, place, answer, isChecked, onAnswer }: QuestionViewProps) {
  const t = useT()
  const draw = DRAWN[question.kind] as (props: AnswerProps<QuestionKind>) => ReactNode
  const given = answer?.kind === question.kind ? answer : undefined
  return (
    <Box>
      <legend>
        {place && <Number>{t('public.quiz.place', place)}</Number>}
        {question.prompt.map((block) => (
          <LessonBlock key={block.id} block={block} />
        ))}
        {question.kind === 'multiple' && <Small>{t('public.quiz.chooseAll')}</Small>}
      </legend>
      {draw({ question, answer: given, isChecked, onAnswer })}
    </Box>
  )
}

const Box = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: ${space[5]};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  legend {
    /* The legend is inside the box, not on its border. */
    float: left;
    width: 100%;
    padding: 0;
    font-weight: ${font.weight.semibold};
  }
  legend p {
    margin: 0;
  }
`

const Number = styled(Small)`
  display: block;
  margin-bottom: ${space[1]};
  color: ${color.primary};
`

/** A short text answer. Spelling counts, so corrections of the keyboard are turned off. */
function TextAnswer({ answer, onAnswer }: AnswerProps<'text'>) {
  const t = useT()
  return (
    <Field
      label={t('public.quiz.text')}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={ANSWER_TEXT_MAX}
      value={answer?.text ?? ''}
      onChange={({ target }) => onAnswer({ kind: 'text', text: target.value })}
    />
  )
}
