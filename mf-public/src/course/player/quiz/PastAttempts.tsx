import type { QuizOverview } from '@mentor-connect/contract/courses/quizzes/quizzes'
import { useFormats } from '@mentor-connect/i18n'
import { Small, color, space } from '@mentor-connect/ui'
import { CircleCheckBig, RotateCcw } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'

/** Ended attempts, newest first. */
export function PastAttempts({ attempts }: Pick<QuizOverview, 'attempts'>) {
  const t = useT()
  const { shortDate } = useFormats()
  return (
    <section>
      <h3>{t('public.quiz.attempts')}</h3>
      <List>
        {attempts.map(({ id, endedAt, percent, passed }) => (
          <li key={id}>
            {passed ? (
              <CircleCheckBig size={18} color={color.success} aria-hidden />
            ) : (
              <RotateCcw size={18} color={color.muted} aria-hidden />
            )}
            <span>{t(passed ? 'public.quiz.percentPassed' : 'public.quiz.percentFailed', { percent })}</span>
            <Small>{shortDate(endedAt)}</Small>
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  margin: ${space[2]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    padding-block: ${space[1]};
  }
`
