import type { PlanStep } from '@mentor-connect/contract/learning/plan'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { ButtonLink, Card, Muted, Row, SectionTitle, Stack, font } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useStepTitle } from '../plan-steps/useStepTitle'

interface NextStepProps {
  step: PlanStep | undefined
  /** Shown above the step: the steps that were just finished. */
  children: ReactNode
}

/** The first open step of the learner's plan; if there is none, a link to the plan. */
export function NextStep({ step, children }: NextStepProps) {
  const t = useT()
  const { longDate } = useFormats()
  const titleOf = useStepTitle()
  const name = step && titleOf(step)
  return (
    <Card as="section" aria-labelledby="next-step">
      <Stack $gap={3}>
        {children}
        <Row $between $gap={5}>
          <Stack $gap={2}>
            <SectionTitle id="next-step">{t('learner.dashboard.next.title')}</SectionTitle>
            {name ? (
              <Name lang={languageOf(name)}>{name}</Name>
            ) : (
              <Name>{t('learner.dashboard.next.none')}</Name>
            )}
            {step?.due && (
              <Muted>
                {t(step.isOverdue ? 'learner.steps.overdue' : 'learner.steps.due', {
                  date: longDate(`${step.due}T12:00:00.000Z`),
                })}
              </Muted>
            )}
          </Stack>
          <Row>
            {step?.course && (
              <ButtonLink to={paths.learner.resource(step.course.id)}>
                {t(
                  step.course.isEnrolled ? 'learner.dashboard.next.continue' : 'learner.dashboard.next.open',
                )}
                <ArrowRight size={20} aria-hidden />
              </ButtonLink>
            )}
            {step?.mentor && (
              <ButtonLink to={paths.learner.bookSession(step.mentor.id)}>
                {t('learner.steps.book')}
                <ArrowRight size={20} aria-hidden />
              </ButtonLink>
            )}
            <ButtonLink to={paths.learner.plan} $variant="secondary">
              {t('learner.dashboard.plan')}
            </ButtonLink>
          </Row>
        </Row>
      </Stack>
    </Card>
  )
}

const Name = styled.p`
  font-size: ${font.size.lead};
  overflow-wrap: anywhere;
`
