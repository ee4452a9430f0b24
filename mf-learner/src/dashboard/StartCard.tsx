import type { Dashboard } from '@mentor-connect/contract/learning/learners'
import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Title, color, font, media, radius, space } from '@mentor-connect/ui'
import { Compass } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { ContinueCourse } from './ContinueCourse'
import { currentCourse } from './currentCourse'
import { isNewcomer } from './progressRates'

interface StartCardProps {
  name: string
  /** Absent while loading, or if loading failed. */
  dashboard: Dashboard | undefined
  isLoading: boolean
  /** True if the page asks a new learner for subjects below this card. The card then has no link to courses. */
  isAsking: boolean
}

/** The greeting and the next thing to do: the next lesson, or a link to courses. */
export function StartCard({ name, dashboard, isLoading, isAsking }: StartCardProps) {
  const t = useT()
  const current = dashboard && currentCourse(dashboard)
  return (
    <Panel $waits={isLoading}>
      <Title>{t('learner.dashboard.welcome', { name: firstName(name) })}</Title>
      {current && <ContinueCourse current={current} />}
      {dashboard && !current && <Begin isNew={isNewcomer(dashboard)} isAsking={isAsking} />}
    </Panel>
  )
}

/** Shown to new learners, and to learners who have finished all their courses. */
function Begin({ isNew, isAsking }: { isNew: boolean; isAsking: boolean }) {
  const t = useT()
  return (
    <>
      <Line>{t(isNew ? 'learner.dashboard.newcomer' : 'learner.dashboard.allDone')}</Line>
      {!isAsking && (
        <ButtonLink to={paths.learner.explore} $variant="accent">
          <Compass size={20} aria-hidden />
          {t('learner.dashboard.explore')}
        </ButtonLink>
      )}
    </>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}

/** While loading, the panel is as high as it is with a course, so that the page does not move. */
const Panel = styled.section<{ $waits: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[3]};
  min-height: ${({ $waits }) => ($waits ? '15.5rem' : 'auto')};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.primary};
  background: light-dark(${color.primary}, ${color.primarySoft});
  color: ${color.onPrimary};
  color: light-dark(${color.onPrimary}, ${color.text});
  ${media.tabletUp} {
    gap: ${space[4]};
    padding: ${space[8]};
  }
`

const Line = styled.p`
  max-width: 34rem;
  font-size: ${font.size.lead};
`
