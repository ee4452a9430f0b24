import { useSession } from '@mentor-connect/contract/auth'
import type { BookingState, MentorSlots } from '@mentor-connect/contract/mentoring/sessions/availability'
import { paths } from '@mentor-connect/contract/remote'
import { useFormats } from '@mentor-connect/i18n'
import { ButtonLink, CardTitle, Notice, Row, Stack, color, radius, space } from '@mentor-connect/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useT } from './messages/useT'

interface BookingWayProps {
  offer: MentorSlots
  mentorId: string
  name: string
}

/** Tells people who cannot book with this mentor now what they have to do first, with a link to it. */
export function BookingWay({ offer: { booking = 'open', pausedUntil }, mentorId, name }: BookingWayProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { session } = useSession()
  if (session.role === 'mentor') return <ForMentors isOwn={session.data?._id === mentorId} />
  if (booking !== 'open') return <First why={booking} mentorId={mentorId} name={name} />
  if (!pausedUntil) return null
  return (
    <Told
      title={t('public.booking.paused', { date: dateTime(pausedUntil) })}
      text={t('public.booking.paused.text')}
    >
      <ButtonLink to={paths.learner.sessions}>{t('public.booking.paused.way')}</ButtonLink>
    </Told>
  )
}

function ForMentors({ isOwn }: { isOwn: boolean }) {
  const t = useT()
  if (!isOwn) return <Notice>{t('public.booking.mentors')}</Notice>
  return (
    <Stack $gap={3}>
      <Notice>{t('public.booking.own')}</Notice>
      <Row>
        <ButtonLink $variant="secondary" to={paths.mentorArea.bookingPage}>
          {t('public.booking.settings')}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

interface FirstProps {
  why: Exclude<BookingState, 'open'>
  mentorId: string
  name: string
}

function First({ why, mentorId, name }: FirstProps) {
  const t = useT()
  const title = t(`public.booking.${why}`, { name })
  const text = t(`public.booking.${why}.text`, { name })
  if (why === 'closed')
    return (
      <Told title={title} text={text}>
        <ButtonLink to={paths.learner.askMentor(mentorId)}>{t('public.booking.ask')}</ButtonLink>
        <ButtonLink $named $variant="secondary" to={paths.learner.mentor(mentorId)}>
          {t('public.booking.courses', { name })}
        </ButtonLink>
      </Told>
    )
  const to = why === 'introduction-booked' ? paths.learner.mentorships : paths.learner.chat
  return (
    <Told title={title} text={text}>
      <ButtonLink to={to}>{t(`public.booking.${why}.way`)}</ButtonLink>
    </Told>
  )
}

function Told({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box>
      <CardTitle>{title}</CardTitle>
      <p>{text}</p>
      <Row>{children}</Row>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  overflow-wrap: anywhere;
`
