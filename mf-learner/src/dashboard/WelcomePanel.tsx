import type { Dashboard } from '@mentor-connect/contract/api/learners'
import { useFormats } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Title, breakpoint, color, font, media, radius, space } from '@mentor-connect/ui'
import { Award, Blocks, Compass, GraduationCap } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { successRate } from './progressRates'
import { Stat } from './Stat'

interface WelcomePanelProps {
  name: string
  /** Absent while loading, or if loading failed. */
  dashboard: Dashboard | undefined
}

/** The greeting, with the learner's figures. */
export function WelcomePanel({ name, dashboard }: WelcomePanelProps) {
  const t = useT()
  const summary = dashboard?.progressSummary
  return (
    <Panel>
      <Greeting>
        <Title>{t('learner.dashboard.welcome', { name: firstName(name) })}</Title>
        {summary && (summary.totalCourses > 0 ? <Achievement summary={summary} /> : <Newcomer />)}
      </Greeting>
      {summary && (
        <Stats>
          <Stat
            icon={GraduationCap}
            value={summary.completedCourses}
            label={t('learner.dashboard.stat.courses')}
          />
          <Stat icon={Blocks} value={summary.completedModules} label={t('learner.dashboard.stat.modules')} />
          <Stat
            icon={Award}
            value={dashboard.certificates.length}
            label={t('learner.dashboard.stat.certificates')}
          />
        </Stats>
      )}
    </Panel>
  )
}

function Achievement({ summary }: { summary: Dashboard['progressSummary'] }) {
  const t = useT()
  const { number } = useFormats()
  return (
    <Line>
      {t('learner.dashboard.success', {
        count: summary.completedCourses,
        rate: number(successRate(summary)),
      })}
    </Line>
  )
}

function Newcomer() {
  const t = useT()
  return (
    <>
      <Line>{t('learner.dashboard.newcomer')}</Line>
      <ButtonLink to={paths.learner.explore} $variant="accent">
        <Compass size={20} aria-hidden />
        {t('learner.dashboard.explore')}
      </ButtonLink>
    </>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

const Panel = styled.section`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]} ${space[5]};
  border-radius: ${radius.large};
  background: ${color.primary};
  background: light-dark(${color.primary}, ${color.primarySoft});
  color: ${color.onPrimary};
  color: light-dark(${color.onPrimary}, ${color.text});
  ${media.tabletUp} {
    padding: ${space[8]};
  }
  @media (min-width: ${breakpoint.wide}px) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Greeting = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[4]};
`

const Line = styled.p`
  max-width: 34rem;
  font-size: ${font.size.lead};
`

const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${space[3]};
  margin: 0;
  ${media.tabletUp} {
    grid-template-columns: repeat(3, minmax(8.5rem, 1fr));
  }
`
