import type { AnswerOf } from '@mentor-connect/contract/courses/quizzes/questions'
import { Option, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { Inlines } from '../../blocks/Inlines'
import type { AnswerProps } from './answerProps'

/** Options of which one or several can be chosen, depending on the question. */
export function ChoiceAnswer({
  question,
  answer,
  onAnswer,
}: AnswerProps<'single'> | AnswerProps<'multiple'>) {
  const name = useId()
  const isSingle = question.kind === 'single'
  const chosen = chosenIn(answer)
  const handleChange = (id: string) => {
    if (isSingle) return (onAnswer as AnswerProps<'single'>['onAnswer'])({ kind: 'single', option: id })
    const options = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    ;(onAnswer as AnswerProps<'multiple'>['onAnswer'])({ kind: 'multiple', options })
  }
  return (
    <Options>
      {question.options.map(({ id, content }) => (
        <Option
          key={id}
          type={isSingle ? 'radio' : 'checkbox'}
          name={name}
          checked={chosen.includes(id)}
          onChange={() => handleChange(id)}
        >
          <span>
            <Inlines content={content} />
          </span>
        </Option>
      ))}
    </Options>
  )
}

function chosenIn(answer: AnswerOf<'single'> | AnswerOf<'multiple'> | undefined): string[] {
  if (!answer) return []
  return answer.kind === 'single' ? [answer.option] : answer.options
}

const Options = styled.div`
  display: grid;
  gap: ${space[2]};
`
