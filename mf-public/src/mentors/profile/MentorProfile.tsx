import type { Mentor } from '@mentor-connect/contract/api/people'
import { Muted, SectionTitle, Stack, color, media, radius, space, useSubjectName } from '@mentor-connect/ui'
import styled from 'styled-components'
import { ChatButton } from '../ChatButton'
import { useT } from '../../messages/useT'
import { PagePart } from '../../page-layout/PagePart'
import { Report } from '../../reporting/Report'
import { BookButton } from './BookButton'
import { ContactDetails } from './ContactDetails'
import { MentorCourses } from './MentorCourses'
import { ProfileHeader } from './ProfileHeader'
import { QuickStats } from './QuickStats'

export function MentorProfile({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const subject = useSubjectName()
  const domains = mentor.domains.map(subject).join(', ') || t('public.mentors.general')
  return (
    <Stack $gap={10}>
      <ProfileHeader mentor={mentor} />
      <PagePart>
        <Columns>
          <ContactDetails mentor={mentor} />
          <QuickStats mentor={mentor} />
        </Columns>
      </PagePart>
      <PagePart>
        <MentorCourses mentorId={mentor._id} />
        <Banner>
          <SectionTitle>{t('public.profile.startTitle')}</SectionTitle>
          <Muted>{t('public.profile.startText', { name: mentor.name, domains })}</Muted>
          <ChatButton mentorId={mentor._id}>{t('public.profile.start')}</ChatButton>
          <BookButton mentorId={mentor._id} />
        </Banner>
        <Report kind="profile" subjectId={mentor._id} name={mentor.name} ownerId={mentor._id} />
      </PagePart>
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Banner = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[10]} ${space[6]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  text-align: center;
`
