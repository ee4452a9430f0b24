import type { CareerSummary } from '@mentor-connect/contract/learning/careers'
import type { Goal } from '@mentor-connect/contract/learning/plan'
import { paths } from '@mentor-connect/contract/remote'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Button, ButtonLink, Card, Muted, Row, SectionTitle, Stack, font } from '@mentor-connect/ui'
import styled from 'styled-components'
import { GoalPaths } from './GoalPaths'
import { useT } from './messages/useT'

interface GoalCardProps {
  goal: Goal
  careers: CareerSummary[]
  isChanging: boolean
  onChange: () => void
}

/** The learner's goal and its date, with skill paths that lead there. */
export function GoalCard({ goal, careers, isChanging, onChange }: GoalCardProps) {
  const t = useT()
  const locale = useLocale()
  const career = careers.find(({ id }) => id === goal.careerId)
  const { month } = dateFormats(locale, 'UTC')
  return (
    <Card as="section" aria-labelledby="plan-goal">
      <Stack $gap={3}>
        <SectionTitle id="plan-goal">{t('learner.plan.goal')}</SectionTitle>
        <Aim lang={career ? undefined : languageOf(goal.title ?? '')}>
          {career?.names[locale] ?? goal.title ?? goal.careerId}
        </Aim>
        {goal.byMonth && <Muted>{t('learner.plan.until', { month: month(`${goal.byMonth}-01`) })}</Muted>}
        {career && <GoalPaths career={career} />}
        <Row>
          {career && (
            <ButtonLink to={paths.learner.career(career.id)} $variant="secondary">
              {t('learner.plan.aboutCareer')}
            </ButtonLink>
          )}
          <Button $variant="ghost" aria-expanded={isChanging} onClick={onChange}>
            {t(isChanging ? 'learner.plan.cancel' : 'learner.plan.change')}
          </Button>
        </Row>
        {isChanging && <Muted>{t('learner.plan.replaces')}</Muted>}
      </Stack>
    </Card>
  )
}

const Aim = styled.p`
  font-size: ${font.size.h3};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
