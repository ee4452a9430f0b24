import { paths } from '@mentor-connect/contract/remote'
import { useSession } from '@mentor-connect/contract/auth'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonLink, Notice, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { MessagesSquare } from 'lucide-react'
import { useRef } from 'react'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { CheckInForm } from '../check-ins/CheckInForm'
import { EndedCertificate } from '../ending/EndedCertificate'
import { EndingPart } from '../ending/EndingPart'
import { HandOver } from '../hand-over/HandOver'
import { useT } from '../messages/useT'
import type { TeamPartProps } from '../teamPartProps'
import { MentorActs } from './MentorActs'
import { OwnCards } from './OwnCards'
import { NextMilestone } from './NextMilestone'
import { QuietTeam } from './QuietTeam'

/** The overview of a team: everything that has to be done next. */
export function OverviewPart({ team, onChanged }: TeamPartProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button or the form that had the focus has disappeared.
  const handleDone = () => {
    onChanged()
    heading.current?.focus()
  }
  const { state, viewer, checkIn, description, language } = team
  const isFormer = viewer === 'former'
  return (
    <Stack $gap={8}>
      <Stack $gap={4}>
        <SectionTitle ref={heading} tabIndex={-1}>
          {t('projects.overview.title')}
        </SectionTitle>
        {isFormer ? <Notice>{t('projects.overview.former')}</Notice> : <StateNotice team={team} />}
        {team.isMentorGone && <Notice tone="warning">{t('projects.overview.mentorGone')}</Notice>}
        {team.isAskedHowItGoes && !isFormer && <QuietTeam teamId={team.id} onDone={handleDone} />}
        <RoomLink team={team} />
      </Stack>
      {state === 'ended' && viewer === 'member' && <EndedCertificate teamId={team.id} />}
      {(state === 'closing' || state === 'done') && !isFormer && (
        <EndingPart team={team} onChanged={onChanged} />
      )}
      {state === 'working' && !isFormer && (
        <>
          <NextMilestone teamId={team.id} />
          {viewer === 'member' && <OwnCards team={team} />}
          {checkIn && !checkIn.isAnswered && viewer === 'member' && (
            <CheckInForm
              teamId={team.id}
              week={checkIn.week}
              question={checkIn.question}
              onSent={handleDone}
            />
          )}
        </>
      )}
      {viewer === 'mentor' && (
        <MentorActs team={team} onDone={handleDone}>
          {team.canWrite && <HandOver team={team} onChanged={onChanged} onDone={handleDone} />}
        </MentorActs>
      )}
      <Stack as="section" $gap={3}>
        <SectionTitle>{t('projects.overview.about')}</SectionTitle>
        <Words lang={languageOf(description, language)}>{description}</Words>
      </Stack>
    </Stack>
  )
}

function StateNotice({ team: { state, endsOn } }: { team: Team }) {
  const t = useT()
  const { dayText } = useWhenText()
  if (state === 'working' && endsOn) return <p>{t('projects.overview.endsOn', { date: dayText(endsOn) })}</p>
  if (state === 'working') return null
  return <Notice tone={state === 'done' ? 'success' : 'info'}>{t(`projects.overview.is.${state}`)}</Notice>
}

/** A link to the team’s room in the chat. */
function RoomLink({ team: { roomId, viewer } }: { team: Team }) {
  const t = useT()
  const { session } = useSession()
  if (!roomId || viewer === 'former') return null
  const { chatRoom } = session.role === 'mentor' ? paths.mentorArea : paths.learner
  return (
    <Row>
      <ButtonLink to={chatRoom(roomId)} $variant="secondary">
        <MessagesSquare size={18} aria-hidden />
        {t('projects.overview.room')}
      </ButtonLink>
    </Row>
  )
}
