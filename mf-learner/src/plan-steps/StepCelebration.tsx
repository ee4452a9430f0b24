import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { color, font, media, radius, space } from '@mentor-connect/ui'
import styled, { keyframes } from 'styled-components'
import { useT } from '../messages/useT'
import { useStepTitle } from './useStepTitle'

/**
 * Says that steps are finished. The tick is drawn in half a second, or shown at once if reduced motion is preferred.
 */
export function StepCelebration({ steps }: { steps: PlanStep[] }) {
  const t = useT()
  const titleOf = useStepTitle()
  const [first] = steps
  return (
    <Status role="status">
      {first && (
        <Line>
          <svg viewBox="0 0 24 24" aria-hidden>
            <circle cx="12" cy="12" r="11" />
            <path d="m7 12.5 3.5 3.5L17 9" pathLength={1} />
          </svg>
          {steps.length === 1
            ? t('learner.steps.finished', { name: titleOf(first) })
            : t('learner.steps.finishedMany', { count: steps.length })}
        </Line>
      )}
    </Status>
  )
}

/** Takes no space in the column, not even a gap, as long as nothing is finished. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
  }
  circle {
    fill: ${color.primary};
  }
  path {
    fill: none;
    stroke: ${color.onPrimary};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: 1;
    animation: ${draw} 450ms ease-out backwards;
  }
  ${media.reducedMotion} {
    path {
      animation: none;
    }
  }
`
