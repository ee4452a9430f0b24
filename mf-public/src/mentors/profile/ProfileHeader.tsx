import { fileUrl } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/api/people'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Avatar, Card, Muted, Row, Stack, SubjectTag, Tag, Title, media, space } from '@mentor-connect/ui'
import { BadgeCheck, MessageCircle } from 'lucide-react'
import styled from 'styled-components'
import { ChatButton } from '../ChatButton'
import { useT } from '../../messages/useT'

export function ProfileHeader({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const { longDate } = useFormats()
  return (
    <Box as="header">
      <Avatar name={mentor.name} src={mentor.profile && fileUrl(mentor.profile)} size={136} />
      <About $gap={3}>
        <Row $gap={3}>
          <Title lang={languageOf(mentor.name)}>{mentor.name}</Title>
          {mentor.isverified && (
            <Tag $tone="success">
              <BadgeCheck size={18} aria-hidden />
              {t('public.profile.verified')}
            </Tag>
          )}
        </Row>
        <Muted>
          {mentor.expertise ? `${t('ui.role.mentor')} · ${mentor.expertise}` : t('ui.role.mentor')}
        </Muted>
        <Muted>{t('public.profile.joined', { date: longDate(mentor.createdAt) })}</Muted>
        <Row $gap={2}>
          {mentor.domains.map((domain) => (
            <SubjectTag key={domain} subject={domain} />
          ))}
        </Row>
      </About>
      <ChatButton mentorId={mentor._id}>
        <MessageCircle size={20} aria-hidden />
        {t('public.profile.chatNow')}
      </ChatButton>
    </Box>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[6]};
  ${media.tabletUp} {
    flex-direction: row;
    align-items: center;
    padding: ${space[8]};
  }
`

const About = styled(Stack)`
  flex: 1;
`
