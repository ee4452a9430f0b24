import type { OutgoingStatus } from '@mentor-connect/api/outbox'
import { Button, Small, color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface SubmitBarProps {
  answered: number
  total: number
  status: OutgoingStatus
  isBusy: boolean
}

/** The number of answered questions, the state of saving, and the button that ends the attempt. */
export function SubmitBar({ answered, total, status, isBusy }: SubmitBarProps) {
  const t = useT()
  return (
    <Bar>
      <div>
        <strong>{t('public.quiz.answered', { answered, total })}</strong>
        <Small as="p" role="status">
          {status !== 'saved' && t(`public.quiz.${status}`)}
          {status === 'saved' && answered > 0 && t('public.quiz.savedNow')}
        </Small>
      </div>
      <Button type="submit" $inactive={isBusy}>
        {t(isBusy ? 'public.quiz.submitting' : 'public.quiz.submit')}
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  bottom: var(--mc-tab-bar, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.border};
  background: ${color.background};

  /* The shell shows notifications above this bar. */
  :root:has(&) {
    --mc-bottom-bar: 5.5rem;
  }

  p {
    margin: 0;
  }
`
