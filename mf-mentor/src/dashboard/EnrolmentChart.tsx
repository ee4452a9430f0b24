import type { MentorDashboard } from '@mentor-connect/contract/mentoring/mentorArea'
import { useFormats } from '@mentor-connect/i18n'
import {
  Card,
  Muted,
  SectionTitle,
  VisuallyHidden,
  breakpoint,
  color,
  font,
  radius,
  space,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface EnrolmentChartProps {
  weeks: MentorDashboard['enrolmentsByWeek']
}

/** A bar chart of weekly enrolments with a summary. Screen readers get a table instead of the bars. */
export function EnrolmentChart({ weeks }: EnrolmentChartProps) {
  const t = useT()
  const { dayMonth, number } = useFormats()
  const total = weeks.reduce((sum, { enrolments }) => sum + enrolments, 0)
  const most = Math.max(1, ...weeks.map(({ enrolments }) => enrolments))
  return (
    <Card as="section" aria-labelledby="enrolments-title">
      <SectionTitle id="enrolments-title">{t('mentor.dashboard.enrolments')}</SectionTitle>
      <Muted>{t('mentor.dashboard.enrolmentsSum', { count: total, weeks: weeks.length })}</Muted>
      <Bars aria-hidden>
        {weeks.map(({ week, enrolments }) => (
          <Column key={week}>
            <Track>
              <Value>{enrolments > 0 ? number(enrolments) : ''}</Value>
              <Bar style={{ height: `${(enrolments / most) * 85}%` }} />
            </Track>
            <Week>{dayMonth(week)}</Week>
          </Column>
        ))}
      </Bars>
      <VisuallyHidden as="table">
        <caption>{t('mentor.dashboard.enrolments')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mentor.dashboard.week')}</th>
            <th scope="col">{t('mentor.dashboard.enrolmentCount')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, enrolments }) => (
            <tr key={week}>
              <th scope="row">{dayMonth(week)}</th>
              <td>{number(enrolments)}</td>
            </tr>
          ))}
        </tbody>
      </VisuallyHidden>
    </Card>
  )
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`

// If the navigation leaves little room for the chart, only every third week is labelled.
const Bars = styled.div`
  display: flex;
  gap: clamp(2px, 1vw, ${space[3]});
  height: 13rem;
  margin-top: ${space[5]};

  @media (max-width: ${breakpoint.desktop - 1}px) {
    & > :not(:nth-child(3n + 1)) > :last-child {
      visibility: hidden;
    }
    & > * > :last-child {
      width: 0;
      overflow: visible;
    }
  }
`

const Track = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  min-height: 0;
  border-bottom: 1px solid ${color.border};
`

const Bar = styled.div`
  flex: none;
  width: 100%;
  max-width: 3rem;
  min-height: 3px;
  border-radius: ${radius.small} ${radius.small} 0 0;
  background: ${color.primary};
`

const Value = styled.span`
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
`

const Week = styled.span`
  height: 2.5rem;
  padding-top: ${space[1]};
  color: ${color.muted};
  font-size: 0.75rem;
  line-height: 1.3;
  text-align: center;
  white-space: nowrap;
`
