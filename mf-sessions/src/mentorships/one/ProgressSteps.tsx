import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { VisuallyHidden, color, font, media, radius, space } from '@mentor-connect/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { stepsOf, type StepOnTheWay } from './steps'

/** The progress of a mentorship as a line of steps. */
export function ProgressSteps({ mentorship }: { mentorship: MentorshipDetails }) {
  const t = useT()
  return (
    <Line aria-label={t('mentorship.steps')}>
      {stepsOf(mentorship).map(({ step, place }) => (
        <Step key={step} $place={place} aria-current={place === 'current' ? 'step' : undefined}>
          <Dot $place={place} aria-hidden>
            {place === 'done' && <Check size={14} strokeWidth={3} />}
          </Dot>
          <span>{t(`mentorship.step.${step}`)}</span>
          {place === 'done' && <VisuallyHidden>{t('mentorship.step.done')}</VisuallyHidden>}
        </Step>
      ))}
    </Line>
  )
}

const Line = styled.ol`
  display: flex;
  ${media.desktopUp} {
    gap: ${space[3]};
  }
`

const Step = styled.li<{ $place: StepOnTheWay['place'] }>`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  color: ${({ $place }) => ($place === 'current' ? color.text : color.muted)};
  font-size: ${font.size.small};
  font-weight: ${({ $place }) => ($place === 'current' ? font.weight.semibold : font.weight.normal)};
  text-align: center;

  /* The line to the next step. */
  &:not(:last-child)::after {
    position: absolute;
    inset-block-start: 0.625rem;
    inset-inline-start: calc(50% + 1rem);
    width: calc(100% - 2rem);
    height: 2px;
    border-radius: ${radius.round};
    background: ${({ $place }) => ($place === 'done' ? color.primary : color.border)};
    content: '';
  }
  ${media.desktopUp} {
    flex: none;
    flex-direction: row;
    gap: ${space[2]};
    font-size: ${font.size.body};

    &:not(:last-child)::after {
      position: static;
      width: ${space[12]};
    }
  }
`

const Dot = styled.span<{ $place: StepOnTheWay['place'] }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border: 2px solid ${({ $place }) => ($place === 'ahead' ? color.control : color.primary)};
  border-radius: 50%;
  background: ${({ $place }) => ($place === 'done' ? color.primary : color.surface)};
  color: ${color.onPrimary};
  box-shadow: ${({ $place }) => ($place === 'current' ? `inset 0 0 0 3px ${color.surface}, inset 0 0 0 12px ${color.primary}` : 'none')};
`
