import { fileUrl } from '@mentor-connect/api'
import type { WorkSummary } from '@mentor-connect/contract/courses/tasks/taskReviews'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { Avatar, CoverLink, EntryCard, EntryWords, Small, Tag, font, media, space } from '@mentor-connect/ui'
import { ChevronRight } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** One piece of work in a list. The whole card links to its review. */
export function WorkCard({ work }: { work: WorkSummary }) {
  const t = useT()
  const { dateTime } = useFormats()
  const { id, name, profile, courseTitle, lessonTitle, number, sentAt } = work
  return (
    <EntryCard as="li" $padding={5}>
      <Avatar name={name} src={profile && fileUrl(profile)} size={44} />
      <EntryWords>
        <Name to={paths.mentorArea.work(id)}>
          {name}
          <Lesson lang={languageOf(lessonTitle)}>{lessonTitle}</Lesson>
        </Name>
        <Small lang={languageOf(courseTitle)}>{courseTitle}</Small>
        <Small>
          {t('mentor.tasks.sentAt', { time: dateTime(sentAt) })}
          {number > 1 && <Again>{t('mentor.tasks.again', { n: number })}</Again>}
        </Small>
      </EntryWords>
      <ChevronRight size={22} aria-hidden />
    </EntryCard>
  )
}

const Name = styled(CoverLink)`
  font-weight: ${font.weight.semibold};
`

const Lesson = styled.span`
  display: block;
  font-weight: 400;
  ${media.tabletUp} {
    display: inline;

    &::before {
      content: ' · ';
    }
  }
`

const Again = styled(Tag)`
  margin-inline-start: ${space[2]};
`
