import { paths } from '@mentor-connect/contract/remote'
import { Card, CardGrid, Muted, SectionTitle, Stack, TARGET, color, font, media } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { GOAL_FORM_ID } from './GoalForm'
import { useT } from './messages/useT'

const STARTERS = [
  ['beginInterests', paths.learner.assessment],
  ['beginCareers', paths.learner.careers],
  ['beginGoal', `#${GOAL_FORM_ID}`],
] as const

/** Three ways to begin for a learner without a goal. */
export function Starters() {
  const t = useT()
  return (
    <Stack as="section" aria-labelledby="plan-begin">
      <SectionTitle id="plan-begin">{t('learner.plan.begin')}</SectionTitle>
      <Three>
        {STARTERS.map(([starter, to]) => (
          <Card as="li" key={starter} $padding={5}>
            <Start to={to} onClick={starter === 'beginGoal' ? focusForm : undefined}>
              {t(`learner.plan.${starter}`)}
            </Start>
            <Muted>{t(`learner.plan.${starter}Text`)}</Muted>
          </Card>
        ))}
      </Three>
    </Stack>
  )
}

const focusForm = () => document.getElementById(GOAL_FORM_ID)?.focus()

/** Never two columns, because the third card would then be alone in its row. */
const Three = styled(CardGrid)`
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktopUp} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Start = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
  color: ${color.primary};
  font-size: ${font.size.lead};
  font-weight: ${font.weight.semibold};
`
