import type { PlanStep } from '@mentor-connect/contract/api/plan'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonLink, Card, Row, SectionTitle, Stack, font, useSubjectName } from '@mentor-connect/ui'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The first open step of the learner's plan; without one, the way to the plan. */
export function NextStep({ step }: { step: PlanStep | undefined }) {
  const t = useT()
  const subjectName = useSubjectName()
  const name = step && (step.title ?? step.course?.title ?? subjectName(step.subject ?? ''))
  return (
    <Card as="section" aria-labelledby="next-step">
      <Row $between $gap={5}>
        <Stack $gap={2}>
          <SectionTitle id="next-step">{t('learner.dashboard.next.title')}</SectionTitle>
          {name ? (
            <Name lang={languageOf(name)}>{name}</Name>
          ) : (
            <Name>{t('learner.dashboard.next.none')}</Name>
          )}
        </Stack>
        <Row>
          {step?.course && (
            <ButtonLink to={paths.learner.resource(step.course.id)}>
              {t(step.course.isEnrolled ? 'learner.dashboard.next.continue' : 'learner.dashboard.next.open')}
              <ArrowRight size={20} aria-hidden />
            </ButtonLink>
          )}
          <ButtonLink to={paths.learner.plan} $variant="secondary">
            {t('learner.dashboard.plan')}
          </ButtonLink>
        </Row>
      </Row>
    </Card>
  )
}

const Name = styled.p`
  font-size: ${font.size.lead};
  overflow-wrap: anywhere;
`
