import { useEndpoint } from '@mentor-connect/api'
import { getMentors } from '@mentor-connect/contract/mentoring/mentors'
import { paths } from '@mentor-connect/contract/remote'
import { Empty, LoadFailed, Skeleton, media, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { Section } from '../page-layout/Section'
import { SectionLink } from '../page-layout/SectionLink'
import { MentorCarousel } from './MentorCarousel'

export function OurMentors() {
  const t = useT()
  return (
    <Section
      tone="soft"
      title={t('public.home.mentors.title')}
      intro={t('public.home.mentors.intro')}
      action={<SectionLink to={paths.mentorDirectory}>{t('public.home.mentors.all')}</SectionLink>}
    >
      <Slides />
    </Section>
  )
}

function Slides() {
  const t = useT()
  const mentors = useEndpoint(getMentors, {})

  if (mentors.isLoading) return <MentorSkeletons />
  if (!mentors.data) return <LoadFailed error={mentors.error!} onRetry={mentors.retry} />
  if (mentors.data.length === 0) return <Empty title={t('public.mentors.none')} />
  return <MentorCarousel mentors={mentors.data} />
}

function MentorSkeletons() {
  return (
    <Loading aria-busy>
      {[0, 1, 2].map((slot) => (
        <Skeleton key={slot} $height="16rem" />
      ))}
    </Loading>
  )
}

const Loading = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.tabletUp} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.belowTablet} {
    & > :not(:first-child) {
      display: none;
    }
  }
`
