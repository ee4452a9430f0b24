import { call, useAttempt } from '@mentor-connect/api'
import { blockTeamMember, type Team, type TeamMember } from '@mentor-connect/contract/work/projects/teams'
import { Button, ConfirmDialog, Notice } from '@mentor-connect/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface BlockMemberProps {
  team: Team
  member: TeamMember
  onChanged: () => void
}

/** The button with which a member blocks or unblocks another learner. Blocking must be confirmed. */
export function BlockMember({ team, member, onChanged }: BlockMemberProps) {
  const { id, name } = member
  const isBlocked = member.isBlocked === true
  const t = useT()
  const failureText = useProjectFailureText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const set = async (blocked: boolean) => {
    const body = { memberId: id, blocked }
    const hasWorked = await attempt(() => call(blockTeamMember, { params: { id: team.id }, body }))
    flushSync(() => setAsked(false))
    if (hasWorked) onChanged()
  }
  return (
    <>
      <Button
        $variant="ghost"
        $small
        $inactive={isBusy}
        aria-label={t(isBlocked ? 'projects.people.unblockOf' : 'projects.people.blockOf', { name })}
        onClick={() => (isBlocked ? void set(false) : setAsked(true))}
      >
        {t(isBlocked ? 'projects.people.unblock' : 'projects.people.block')}
      </Button>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {isAsked && (
        <ConfirmDialog
          title={t('projects.people.blockTitle', { name })}
          yes={t('projects.people.block')}
          no={t('projects.people.blockNo')}
          isBusy={isBusy}
          onYes={() => void set(true)}
          onClose={() => setAsked(false)}
        >
          {t('projects.people.blockText', { name })}
        </ConfirmDialog>
      )}
    </>
  )
}
