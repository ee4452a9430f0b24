import { paths } from '@mentor-connect/contract/remote'
import { color, media, space } from '@mentor-connect/ui'
import { MessagesSquare, Milestone, Target } from 'lucide-react'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { Section } from '../page-layout/Section'
import { SectionLink } from '../page-layout/SectionLink'
import { IconPoints, Sign, type IconPoint } from './IconPoints'

const STEPS = [
  {
    icon: Target,
    title: 'public.home.planning.goals',
    text: 'public.home.planning.goalsText',
    to: paths.learner.plan,
  },
  {
    icon: Milestone,
    title: 'public.home.planning.milestones',
    text: 'public.home.planning.milestonesText',
    to: paths.learner.plan,
  },
  {
    icon: MessagesSquare,
    title: 'public.home.planning.feedback',
    text: 'public.home.planning.feedbackText',
    to: paths.mentorDirectory,
  },
] as const satisfies readonly IconPoint[]

/** Section with the three steps of career planning. */
export function CareerPlanning() {
  const t = useT()
  return (
    <Section
      title={t('public.home.planning.title')}
      intro={t('public.home.planning.intro')}
      action={<SectionLink to={paths.careers}>{t('public.home.planning.careers')}</SectionLink>}
    >
      <Path>
        <IconPoints points={STEPS} />
      </Path>
    </Section>
  )
}

const Path = styled.ol`
  display: grid;
  gap: ${space[4]};
  ${media.tabletUp} {
    gap: ${space[8]};
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  li {
    position: relative;
    display: flex;
    gap: ${space[4]};
    ${media.tabletUp} {
      gap: ${space[5]};
      flex-direction: column;
    }
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: ${space[16]} auto -${space[2]} ${space[6]};
    border-inline-start: 3px dotted ${color.primary};
    opacity: 0.5;
    ${media.tabletUp} {
      inset: ${space[6]} -${space[4]} auto ${space[16]};
      border-inline-start: 0;
      border-block-start: 3px dotted ${color.primary};
    }
  }

  ${Sign} {
    width: ${space[12]};
    height: ${space[12]};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`
