import { CardGrid } from '@mentor-connect/shared/ui'
import { MessagesSquare, Milestone, Target } from 'lucide-react'
import { useT } from '../messages/useT'
import { IconCard } from '../page-layout/IconCard'
import { Section } from '../page-layout/Section'

const STEPS = [
  { icon: Target, title: 'public.home.planning.goals', text: 'public.home.planning.goalsText' },
  { icon: Milestone, title: 'public.home.planning.milestones', text: 'public.home.planning.milestonesText' },
  { icon: MessagesSquare, title: 'public.home.planning.feedback', text: 'public.home.planning.feedbackText' },
] as const

export function CareerPlanning() {
  const t = useT()
  return (
    <Section title={t('public.home.planning.title')} intro={t('public.home.planning.intro')}>
      <CardGrid>
        {STEPS.map(({ icon, title, text }) => (
          <li key={title}>
            <IconCard icon={icon} title={t(title)} text={t(text)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
