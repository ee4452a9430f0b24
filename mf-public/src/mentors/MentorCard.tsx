import { fileUrl } from '@mentor-connect/api'
import type { ListedMentor } from '@mentor-connect/contract/mentoring/mentorDirectory'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  Avatar,
  ButtonLink,
  CardTitle,
  Muted,
  Row,
  TARGET,
  color,
  font,
  media,
  space,
  useSubjectName,
} from '@mentor-connect/ui'
import { HeartHandshake } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useMentorPath } from '../page-layout/useMentorPath'
import { PORTRAIT_SIZE, PersonCard, PersonPortrait, PersonText } from '../page-layout/PersonCard'
import { ChatButton } from './ChatButton'
import { FitNote } from './directory/FitNote'
import { NextFree } from './directory/NextFree'
import type { OwnMentorship } from './directory/useOwnMentorships'
import { MentorRating } from './MentorRating'
import { useT } from './messages/useT'

const DOMAINS_SHOWN = 2

interface MentorCardProps {
  mentor: ListedMentor
  /** Ids of the subjects that are needed for the learner's goal. */
  wanted: readonly string[]
  /** The learner's request or mentorship with this mentor; undefined if there is none. */
  own: OwnMentorship | undefined
}

export function MentorCard({ mentor, wanted, own }: MentorCardProps) {
  const t = useT()
  const mentorPath = useMentorPath()
  const locale = useLocale()
  const subject = useSubjectName()
  const nameId = useId()
  return (
    <PersonCard as="article" aria-labelledby={nameId}>
      <PersonPortrait $size="7.5rem">
        <Avatar name={mentor.name} src={mentor.profile && fileUrl(mentor.profile)} size={PORTRAIT_SIZE} />
      </PersonPortrait>
      <PersonText>
        <CardTitle as="h2" id={nameId} lang={languageOf(mentor.name)}>
          <Link to={mentorPath(mentor._id)}>{mentor.name}</Link>
        </CardTitle>
        <MentorRating mentor={mentor} />
        {mentor.headline && <p lang={languageOf(mentor.headline)}>{mentor.headline}</p>}
        <Muted lang={languageOf(mentor.expertise)}>{mentor.expertise || t('ui.role.mentor')}</Muted>
        <p>{mentor.domains.slice(0, DOMAINS_SHOWN).map(subject).join(', ') || t('public.mentors.general')}</p>
        <Muted>{t('public.mentors.years', { count: mentor.experience })}</Muted>
        {mentor.languages && (
          <Muted>
            {t('public.mentor.speaks', {
              languages: mentor.languages.map((language) => languageName(language, locale)).join(', '),
            })}
          </Muted>
        )}
        {mentor.replyWithin && <Muted>{t(`public.mentor.replies.${mentor.replyWithin}`)}</Muted>}
        <NextFree mentor={mentor} />
        <FitNote topics={mentor.topics} wanted={wanted} />
        {own && (
          <Own to={paths.learner.mentorship(own.id)} aria-describedby={nameId}>
            <HeartHandshake size={18} aria-hidden />
            {t(`public.mentor.mentorship.${own.state}`)}
          </Own>
        )}
        <Buttons>
          <ChatButton mentorId={mentor._id} describedBy={nameId}>
            {t('public.mentors.chat')}
          </ChatButton>
          <ButtonLink to={mentorPath(mentor._id)} $variant="secondary" aria-describedby={nameId}>
            {t('public.mentors.details')}
          </ButtonLink>
        </Buttons>
      </PersonText>
    </PersonCard>
  )
}

const Own = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${TARGET};
  color: ${color.primary};
  font-weight: ${font.weight.semibold};
`

const Buttons = styled(Row)`
  margin-top: auto;
  padding-top: ${space[2]};
  ${media.tabletUp} {
    justify-content: center;
    padding-top: ${space[4]};
  }
`
