import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import {
  answerApplication,
  withdrawInvitation,
  type OwnBrief,
  type ReceivedRequest,
} from '@mentor-connect/contract/work/projects/briefs'
import { REQUEST_NOTE_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { Button, CountedField, Notice, Row, SelectField, Stack, notify } from '@mentor-connect/ui'
import { useState } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface AnswerRequestProps {
  request: ReceivedRequest
  brief: OwnBrief
  onAnswered: () => void
}

const EMPTY = { answer: '' }

/** Accepts an application into a team, or declines it; takes back an invitation that waits. */
export function AnswerRequest({ request, brief, onAnswered }: AnswerRequestProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { values, change, clear } = useDraft(`project-answer/${request.id}`, EMPTY)
  const [teamId, setTeamId] = useState('')
  const { attempt, isBusy, failure } = useAttempt()
  const { name } = request.learner
  const params = { id: request.id }
  const teams = brief.currentTeams.filter(({ state }) => state === 'forming' || state === 'working')

  const act = async (change: () => Promise<unknown>, done: 'accepted' | 'declined' | 'withdrawn') => {
    const hasWorked = await attempt(change)
    if (!hasWorked) return
    void clear()
    notify.success(t(`projects.requests.${done}`, { name }))
    onAnswered()
  }
  const answer = (isAccepted: boolean) => {
    const text = values.answer.trim()
    const body = { isAccepted, ...(isAccepted && teamId && { teamId }), ...(text && { answer: text }) }
    return act(() => call(answerApplication, { params, body }), isAccepted ? 'accepted' : 'declined')
  }
  const withdraw = () => act(() => call(withdrawInvitation, { params, body: {} }), 'withdrawn')
  return (
    <Stack $gap={3}>
      {request.kind === 'application' && (
        <>
          {teams.length > 0 && (
            <SelectField
              label={t('projects.requests.team')}
              value={teamId}
              onChange={setTeamId}
              options={[
                { value: '', label: t('projects.requests.anyTeam') },
                ...teams.map(({ id, number, members }) => ({
                  value: id,
                  label: `${t('projects.team', { number })}: ${members.filter(Boolean).join(', ')}`,
                })),
              ]}
            />
          )}
          <CountedField
            label={t('projects.requests.words', { name })}
            rows={2}
            max={REQUEST_NOTE_MAX}
            capped
            value={values.answer}
            onChange={(next) => change({ answer: next })}
          />
        </>
      )}
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      <Row>
        {request.kind === 'application' ? (
          <>
            <Button $inactive={isBusy} onClick={() => void answer(true)}>
              {t('projects.requests.accept')}
            </Button>
            <Button $variant="secondary" $inactive={isBusy} onClick={() => void answer(false)}>
              {t('projects.requests.decline')}
            </Button>
          </>
        ) : (
          <Button $variant="secondary" $inactive={isBusy} onClick={() => void withdraw()}>
            {t('projects.requests.withdraw')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
