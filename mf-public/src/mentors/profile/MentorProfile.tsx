import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { Report } from '@mentor-connect/features/report/button'
import {
  Columns,
  Muted,
  SectionTitle,
  Stack,
  color,
  media,
  radius,
  space,
  useSubjectName,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { ChatButton } from '../ChatButton'
import { useT } from '../../messages/useT'
import { PagePart } from '../../page-layout/PagePart'
import { AskButton } from './AskButton'
import { ContactDetails } from './ContactDetails'
import { Checks } from './Checks'
import { MentorCourses } from './MentorCourses'
import { NextSessions } from './NextSessions'
import { ProfileHeader } from './ProfileHeader'
import { QuickStats } from './QuickStats'
import { MentorReviews } from './reviews/MentorReviews'
import { Story } from './Story'

export function MentorProfile({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const subject = useSubjectName()
  const domains = mentor.domains.map(subject).join(', ') || t('public.mentors.general')
  return (
    <Stack $gap={10}>
      <ProfileHeader mentor={mentor} />
      <PagePart>
        <Layout>
          <Person $gap={6}>
            <Story mentor={mentor} />
            <Checks mentor={mentor} />
          </Person>
          <Stack $gap={6}>
            <NextSessions mentorId={mentor._id} />
            <ContactDetails mentor={mentor} />
            <QuickStats mentor={mentor} />
          </Stack>
          <MentorReviews mentor={mentor} />
        </Layout>
      </PagePart>
      <PagePart>
        <MentorCourses mentorId={mentor._id} />
        <Banner>
          <SectionTitle>{t('public.profile.startTitle')}</SectionTitle>
          <Muted>{t('public.profile.startText', { name: mentor.name, domains })}</Muted>
          <ChatButton mentorId={mentor._id}>{t('public.profile.start')}</ChatButton>
          <AskButton mentor={mentor} />
        </Banner>
        <Report kind="profile" subjectId={mentor._id} name={mentor.name} ownerId={mentor._id} />
      </PagePart>
    </Stack>
  )
}

/** On wide screens, the reviews follow the story, and the other facts stand beside both. */
const Layout = styled(Columns)`
  ${media.desktopUp} {
    grid-template-rows: auto 1fr;

    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`

const Person = styled(Stack)`
  min-width: 0;
`

const Banner = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[10]} ${space[6]};
  border-radius: ${radius.large};
  background: ${color.primarySoft};
  overflow-wrap: anywhere;
  text-align: center;
`
