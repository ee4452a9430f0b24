import { call, useAttempt } from '@mentor-connect/api'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { REQUEST_NOTE_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { removeMember, type Team, type TeamMember } from '@mentor-connect/contract/work/projects/teams'
import { Button, CardTitle, CountedField, Modal, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface RemoveMemberProps {
  team: Team
  member: TeamMember
  onRemoved: () => void
}

/**
 * The button with which the mentor removes a member from the team, and the dialog that asks for the reason.
 */
export function RemoveMember({ team, member, onRemoved }: RemoveMemberProps) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  const { name } = member
  return (
    <>
      <Button
        $variant="ghost"
        $small
        aria-label={t('projects.people.removeOf', { name })}
        onClick={() => setAsked(true)}
      >
        {t('projects.people.remove')}
      </Button>
      {isAsked && (
        <RemoveDialog
          team={team}
          member={member}
          onRemoved={() => {
            flushSync(() => setAsked(false))
            notify.success(t('projects.people.removed', { name }))
            onRemoved()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

interface RemoveDialogProps extends RemoveMemberProps {
  onClose: () => void
}

function RemoveDialog({ team, member: { id, name }, onRemoved, onClose }: RemoveDialogProps) {
  const t = useT()
  const titleId = useId()
  const failureText = useProjectFailureText()
  const field = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank(reason))
    if (isBlank(reason)) return field.current?.focus()
    const body = { memberId: id, reason: reason.trim() }
    if (await attempt(() => call(removeMember, { params: { id: team.id }, body }))) onRemoved()
  }
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <Stack as="form" $gap={4} noValidate onSubmit={(event) => void handleSubmit(event as FormEvent)}>
        <CardTitle id={titleId} as="h2">
          {t('projects.people.removeTitle', { name })}
        </CardTitle>
        <p>{t('projects.people.removeText')}</p>
        <CountedField
          ref={field}
          label={t('projects.people.reason')}
          rows={3}
          max={REQUEST_NOTE_MAX}
          capped
          value={reason}
          error={isMissing ? t('projects.textMissing') : undefined}
          onChange={setReason}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" $variant="danger" $inactive={isBusy}>
            {t('projects.people.remove')}
          </Button>
          <Button $variant="secondary" onClick={onClose}>
            {t('projects.cancel')}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
