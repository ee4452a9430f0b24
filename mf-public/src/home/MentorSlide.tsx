import { fileUrl } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, CardTitle, Muted, Row, SubjectTag, color, font, media, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { useMentorPath } from '../page-layout/useMentorPath'
import { PORTRAIT_SIZE, PersonCard, PersonPortrait, PersonText } from '../page-layout/PersonCard'

const DOMAINS_SHOWN = 2

export function MentorSlide({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const mentorPath = useMentorPath()
  return (
    <PersonCard>
      <PersonPortrait $size="5.5rem">
        <Avatar name={mentor.name} src={mentor.profile && fileUrl(mentor.profile)} size={PORTRAIT_SIZE} />
      </PersonPortrait>
      <PersonText>
        <CardTitle lang={languageOf(mentor.name)}>{mentor.name}</CardTitle>
        <Muted lang={languageOf(mentor.expertise)}>{mentor.expertise}</Muted>
        <Muted>{t('public.mentors.years', { count: mentor.experience })}</Muted>
        <Tags $gap={2}>
          {mentor.domains.slice(0, DOMAINS_SHOWN).map((domain) => (
            <SubjectTag key={domain} subject={domain} />
          ))}
        </Tags>
        <Profile to={mentorPath(mentor._id)}>
          {t('public.home.mentors.profile', { name: mentor.name })}
        </Profile>
      </PersonText>
    </PersonCard>
  )
}

const Tags = styled(Row)`
  ${media.tabletUp} {
    justify-content: center;
  }
`

const Profile = styled(Link)`
  margin-top: auto;
  padding-block: ${space[3]};
  color: ${color.primary};
  font-weight: ${font.weight.semibold};
`
