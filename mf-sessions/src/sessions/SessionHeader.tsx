import { fileUrl } from '@mentor-connect/api'
import type { MeetingDetails } from '@mentor-connect/contract/mentoring/sessions/meetings'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Stack, Title, color, media, radius, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { SessionStart } from './SessionStart'

/** The session's title, the partner, and the time until it begins. */
export function SessionHeader({ meeting }: { meeting: MeetingDetails }) {
  const t = useT()
  const { session } = useSession()
  const { title, partner } = meeting
  const isLearner = session.role === 'user'
  const withPartner = t('sessions.with', { name: partner.name })
  return (
    <Band>
      <Avatar name={partner.name} src={partner.profile && fileUrl(partner.profile)} size={72} />
      <Words $gap={2}>
        <Title lang={languageOf(title)}>{title}</Title>
        <p>
          <Link to={isLearner ? paths.learner.mentor(partner.id) : paths.mentorArea.learner(partner.id)}>
            {withPartner}
          </Link>
        </p>
        <SessionStart meeting={meeting} />
      </Words>
    </Band>
  )
}

const Band = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  ${media.tabletUp} {
    align-items: center;
    gap: ${space[5]};
    padding: ${space[6]};
  }

  & > :first-child {
    border: 3px solid ${color.surface};
    background: ${color.surface};
  }
`

const Words = styled(Stack)`
  min-width: 0;
  overflow-wrap: anywhere;
`
