import { fileUrl } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/courses/courses'
import { languageOf } from '@mentor-connect/i18n'
import {
  Avatar,
  ButtonLink,
  Card,
  CardTitle,
  Muted,
  SectionTitle,
  Stack,
  media,
  space,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useMentorPath } from '../page-layout/useMentorPath'

/** The mentor who teaches the course. */
export function Instructor({ course }: { course: Course }) {
  const t = useT()
  const mentorPath = useMentorPath()
  const { instructor, mentorname: name } = course
  if (!instructor) return null
  return (
    <Stack as="section" $gap={4}>
      <SectionTitle>{t('public.course.instructorTitle')}</SectionTitle>
      <Person>
        <Avatar name={name} src={instructor.profile && fileUrl(instructor.profile)} size={88} />
        <div>
          <CardTitle lang={languageOf(name)}>{name}</CardTitle>
          <p lang={languageOf(instructor.expertise)}>{instructor.expertise}</p>
          <Muted>{t('public.mentors.years', { count: instructor.experience })}</Muted>
        </div>
        <ButtonLink to={mentorPath(course.mentorId)} $variant="secondary" $named>
          {t('public.course.instructorProfile', { name })}
        </ButtonLink>
      </Person>
    </Stack>
  )
}

const Person = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${space[5]};

  & > :last-child {
    grid-column: 1 / -1;
  }
  ${media.desktopUp} {
    grid-template-columns: auto minmax(0, 1fr) fit-content(50%);

    & > :last-child {
      grid-column: auto;
    }
  }
`
