import { IconButton, VisuallyHidden, color, radius, space } from '@mentor-connect/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { Inlines } from '../../blocks/Inlines'
import { inlineText } from '../../blocks/plainText'
import { useT } from '../messages/useT'
import type { AnswerProps } from './answerProps'

/** Steps that the learner puts in order, with two buttons for each. */
export function OrderAnswer({ question, answer, onAnswer }: AnswerProps<'order'>) {
  const t = useT()
  const [moved, setMoved] = useState('')
  const order = answer?.order ?? question.options.map(({ id }) => id)
  const handleMove = (from: number, to: number) => {
    const next = [...order]
    next.splice(to, 0, ...next.splice(from, 1))
    onAnswer({ kind: 'order', order: next })
    setMoved(t('public.quiz.moved', { text: textOf(order[from]!), n: to + 1 }))
  }
  const contentOf = (id: string) => question.options.find((option) => option.id === id)?.content ?? []
  const textOf = (id: string) => inlineText(contentOf(id))
  return (
    <>
      <Steps>
        {order.map((id, index) => (
          <li key={id}>
            <span>
              <Inlines content={contentOf(id)} />
            </span>
            <IconButton
              aria-label={t('public.quiz.up', { text: textOf(id) })}
              $inactive={index === 0}
              onClick={() => handleMove(index, index - 1)}
            >
              <ArrowUp size={20} aria-hidden />
            </IconButton>
            <IconButton
              aria-label={t('public.quiz.down', { text: textOf(id) })}
              $inactive={index === order.length - 1}
              onClick={() => handleMove(index, index + 1)}
            >
              <ArrowDown size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </Steps>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;

  li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-inline-start: ${space[4]};
    border: 1px solid ${color.control};
    border-radius: ${radius.medium};
    counter-increment: step;
  }
  li::before {
    content: counter(step) '.';
    min-width: 1.5rem;
    color: ${color.muted};
  }
  span {
    flex: 1;
    min-width: 0;
  }
`
