import type { CourseSummary } from '@mentor-connect/shared/contracts/courses'
import { Card, SectionTitle, color, font, media, radius, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const BARS = 6

/** One bar a course, as long as it has students; the most popular first. */
export function EnrolmentChart({ courses }: { courses: CourseSummary[] }) {
  const t = useT()
  const shown = [...courses].sort((a, b) => b.studentsEnrolled - a.studentsEnrolled).slice(0, BARS)
  const most = Math.max(1, ...shown.map((course) => course.studentsEnrolled))
  return (
    <Card as="section" aria-labelledby="enrolments-title">
      <SectionTitle id="enrolments-title">{t('mentor.dashboard.enrolments')}</SectionTitle>
      <Bars>
        {shown.map(({ _id, title, studentsEnrolled }) => (
          <li key={_id}>
            <span>{title}</span>
            <Track aria-hidden>
              <Bar style={{ width: `${(studentsEnrolled / most) * 100}%` }} />
            </Track>
            <strong>{t('mentor.resources.students', { count: studentsEnrolled })}</strong>
          </li>
        ))}
      </Bars>
    </Card>
  )
}

const Bars = styled.ul`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    align-items: center;
  }
  strong {
    font-weight: ${font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  li > div {
    grid-column: 1 / -1;
    grid-row: 2;
  }
  ${media.tabletUp} {
    li {
      grid-template-columns: 14rem minmax(0, 1fr) 8rem;
    }
    li > div {
      grid-column: 2;
      grid-row: 1;
    }
    strong {
      text-align: end;
    }
  }
`

const Track = styled.div`
  height: 0.875rem;
  border-radius: ${radius.round};
  background: ${color.sunken};
`

const Bar = styled.div`
  min-width: 2px;
  height: 100%;
  border-radius: inherit;
  background: ${color.primary};
`
