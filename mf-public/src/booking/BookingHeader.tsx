import { fileUrl } from '@mentor-connect/api'
import type { BookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, Lead, TARGET, Title, media, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useMentorPath } from '../page-layout/useMentorPath'
import { useT } from './messages/useT'

/** The mentor of a booking page, with a link to the profile. */
export function BookingHeader({ page: { mentorId, name, profile, profession } }: { page: BookingPage }) {
  const t = useT()
  const mentorPath = useMentorPath()
  return (
    <Header>
      <Avatar name={name} src={profile && fileUrl(profile)} size={96} />
      <div>
        <Title>{t('public.booking.title', { name })}</Title>
        {profession && <Lead lang={languageOf(profession)}>{profession}</Lead>}
        <ProfileLink to={mentorPath(mentorId)}>{t('public.booking.profile', { name })}</ProfileLink>
      </div>
    </Header>
  )
}

const Header = styled.header`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
  ${media.tabletUp} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[6]};
  }
`

const ProfileLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${TARGET};
`
