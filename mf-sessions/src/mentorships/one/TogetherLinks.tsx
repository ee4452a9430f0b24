import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import { paths } from '@mentor-connect/contract/remote'
import { Card, CardTitle, Stack, TARGET, color, space } from '@mentor-connect/ui'
import { CalendarDays, CalendarPlus, Star, Target, UserRound } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'
import { ChatLink } from './ChatLink'

/**
 * Links to what both people do together. Until the request is accepted, only the other person's page is
 * linked.
 */
export function TogetherLinks({
  mentorship: { state, partner, hasHeldSession },
}: {
  mentorship: MentorshipDetails
}) {
  const t = useT()
  const id = useId()
  const { side, sessions } = useSide()
  const isPlaced = state === 'accepted' || state === 'active'
  const isLearner = side === 'learner'
  const links = [
    {
      icon: CalendarPlus,
      link: 'introduction',
      to: paths.learner.bookSession(partner.id),
      is: isLearner && state === 'accepted',
    },
    { icon: CalendarDays, link: 'sessions', to: sessions, is: isPlaced },
    { icon: Target, link: 'plan', to: paths.learner.plan, is: isLearner && isPlaced },
    {
      icon: Star,
      link: 'review',
      to: paths.learner.reviewMentor(partner.id),
      is: isLearner && (hasHeldSession || state === 'completed'),
    },
    { icon: UserRound, link: 'profile', to: paths.learner.mentor(partner.id), is: isLearner },
    { icon: UserRound, link: 'learner', to: paths.mentorArea.learner(partner.id), is: !isLearner },
  ] as const
  return (
    <Card as="section" $padding={5} aria-labelledby={id}>
      <Stack $gap={2}>
        <CardTitle as="h2" id={id}>
          {t('mentorship.together')}
        </CardTitle>
        <Links>
          {isPlaced && (
            <li>
              <ChatLink partner={partner} />
            </li>
          )}
          {links.map(
            ({ icon: Icon, link, to, is }) =>
              is && (
                <li key={link}>
                  <Link to={to}>
                    <Icon size={20} aria-hidden />
                    {t(`mentorship.link.${link}`, { name: partner.name })}
                  </Link>
                </li>
              ),
          )}
        </Links>
      </Stack>
    </Card>
  )
}

const Links = styled.ul`
  overflow-wrap: anywhere;

  a,
  button {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    width: 100%;
    min-height: ${TARGET};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primary};
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
  svg {
    flex: none;
  }
`
