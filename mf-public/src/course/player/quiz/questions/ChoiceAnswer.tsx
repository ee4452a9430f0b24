import type { AnswerOf } from '@mentor-connect/contract/api/questions'
import { TARGET, color, motion, radius, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { Inlines } from '../../blocks/Inlines'
import type { AnswerProps } from './answerProps'

/** Options of which one, or several, can be chosen. */
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
        <Choice key={id}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={name}
            checked={chosen.includes(id)}
            onChange={() => handleChange(id)}
          />
          <span>
            <Inlines content={content} />
          </span>
        </Choice>
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

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${TARGET};
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${radius.medium};
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.primarySoft};
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  span {
    min-width: 0;
  }
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
  }
`
