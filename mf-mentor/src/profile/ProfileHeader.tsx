import { fileUrl } from '@mentor-connect/shared/api'
import type { Mentor } from '@mentor-connect/shared/contracts/people'
import { useFormats } from '@mentor-connect/shared/i18n'
import { Avatar, Row, Tag, Title, color, font, media, radius, space } from '@mentor-connect/shared/ui'
import { BadgeCheck, Circle } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function ProfileHeader({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Band>
      <Avatar name={mentor.name} src={mentor.profile && fileUrl(mentor.profile)} size={96} />
      <div>
        <Title>{mentor.name}</Title>
        <Since>{t('mentor.profile.joined', { date: longDate(mentor.createdAt) })}</Since>
        <Row $gap={2}>
          {mentor.status === 'active' && (
            <Tag $tone="success">
              <Circle size={10} fill="currentColor" aria-hidden />
              {t('mentor.profile.active')}
            </Tag>
          )}
          {mentor.isverified && (
            <Tag $tone="success">
              <BadgeCheck size={16} aria-hidden />
              {t('mentor.profile.verified')}
            </Tag>
          )}
        </Row>
      </div>
    </Band>
  )
}

const Band = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  ${media.tabletUp} {
    flex-direction: row;
    align-items: center;
    padding: ${space[8]};
  }

  & > :first-child {
    border: 3px solid ${color.surface};
    background: ${color.surface};
  }
`

const Since = styled.p`
  margin-block: ${space[1]} ${space[3]};
  font-size: ${font.size.lead};
`
