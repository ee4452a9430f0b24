import { call, fileUrl, useAttempt } from '@mentor-connect/api'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { leaveTeam, type Team, type TeamMember } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import {
  Avatar,
  Button,
  Card,
  ConfirmDialog,
  Notice,
  Row,
  SectionTitle,
  Small,
  Stack,
  notify,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useWhenText } from '../../facts/useWhenText'
import { Words } from '../../facts/Words'
import { useT } from '../messages/useT'
import type { TeamPartProps } from '../teamPartProps'
import { BlockMember } from './BlockMember'
import { RemoveMember } from './RemoveMember'

/** The mentor and the members of a team, and the button with which a member leaves it. */
export function PeoplePart({ team, onChanged }: TeamPartProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const ownId = useSession().session.data?._id
  const { people, mentor, viewer, canWrite } = team
  const handleRemoved = () => {
    onChanged()
    heading.current?.focus()
  }
  return (
    <Stack $gap={5}>
      <SectionTitle ref={heading} tabIndex={-1}>
        {t('projects.part.people')}
      </SectionTitle>
      <Stack as="ul" $gap={3}>
        {mentor && (
          <Card as="li" $padding={4}>
            <Person name={mentor.name} profile={mentor.profile} detail={t('projects.people.mentor')} />
          </Card>
        )}
        {people.map((member) => (
          <Member
            key={member.id}
            member={member}
            team={team}
            canRemove={viewer === 'mentor' && canWrite && !member.leftAt}
            canBlock={viewer === 'member' && member.name !== '' && member.id !== ownId}
            onRemoved={handleRemoved}
            onChanged={onChanged}
          />
        ))}
      </Stack>
      {viewer === 'member' && canWrite && <LeaveTeam team={team} />}
    </Stack>
  )
}

interface PersonProps {
  name: string
  profile: string | undefined
  detail: string
}

function Person({ name, profile, detail }: PersonProps) {
  const t = useT()
  const shown = name || t('projects.formerPerson')
  return (
    <Row $gap={3}>
      <Avatar name={shown} src={profile && fileUrl(profile)} size={40} />
      <div>
        <strong lang={languageOf(shown)}>{shown}</strong>
        <Small as="p">{detail}</Small>
      </div>
    </Row>
  )
}

interface MemberProps {
  member: TeamMember
  team: Team
  canRemove: boolean
  canBlock: boolean
  onRemoved: () => void
  onChanged: () => void
}

function Member({ member, team, canRemove, canBlock, onRemoved, onChanged }: MemberProps) {
  const t = useT()
  const { dateText } = useWhenText()
  const { name, profile, role, leftAt, removalReason, isBlocked } = member
  const detail = leftAt ? t('projects.people.left', { role, date: dateText(leftAt) }) : role
  return (
    <Card as="li" $padding={4}>
      <Row $between>
        <Person name={name} profile={profile} detail={detail} />
        {canRemove && <RemoveMember team={team} member={member} onRemoved={onRemoved} />}
        {canBlock && <BlockMember team={team} member={member} onChanged={onChanged} />}
      </Row>
      {isBlocked && <Small as="p">{t('projects.people.isBlocked')}</Small>}
      {removalReason && (
        <Words lang={languageOf(removalReason)}>
          {t('projects.people.removalReason', { reason: removalReason })}
        </Words>
      )}
    </Card>
  )
}

/** The button with which a member leaves the team. Leaving must be confirmed. */
function LeaveTeam({ team: { id } }: { team: Team }) {
  const t = useT()
  const navigate = useNavigate()
  const failureText = useProjectFailureText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const leave = async () => {
    const hasWorked = await attempt(() => call(leaveTeam, { params: { id }, body: {} }))
    flushSync(() => setAsked(false))
    if (!hasWorked) return
    notify.success(t('projects.people.leftNow'))
    void navigate(paths.learner.projects)
  }
  return (
    <>
      <Row>
        <Button $variant="danger" onClick={() => setAsked(true)}>
          {t('projects.people.leave')}
        </Button>
      </Row>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {isAsked && (
        <ConfirmDialog
          title={t('projects.people.leaveTitle')}
          yes={t('projects.people.leaveYes')}
          no={t('projects.cancel')}
          isBusy={isBusy}
          onYes={() => void leave()}
          onClose={() => setAsked(false)}
        >
          {t('projects.people.leaveText')}
        </ConfirmDialog>
      )}
    </>
  )
}
