import { fileUrl } from '@mentor-connect/shared/api'
import type { Learner } from '@mentor-connect/shared/contracts/people'
import { useFormats } from '@mentor-connect/shared/i18n'
import { Avatar, Title, color, font, media, radius, space } from '@mentor-connect/shared/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'

export function ProfileHeader({ learner }: { learner: Learner }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Band>
      <Avatar name={learner.name} src={learner.profile && fileUrl(learner.profile)} size={96} />
      <div>
        <Title>{learner.name}</Title>
        <Since>{t('learner.profile.memberSince', { date: longDate(learner.createdAt) })}</Since>
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
  margin-top: ${space[1]};
  font-size: ${font.size.lead};
`
