import { call, useAttempt } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { DECISION_TEXT_MAX } from '@mentor-connect/contract/work/projects/projectLimits'
import { decideContribution, type Contributions } from '@mentor-connect/contract/work/projects/teams'
import { Button, CountedField, Folded, Notice, Row, Stack, notify } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useT } from '../messages/useT'

interface DecisionFormProps {
  teamId: string
  member: { id: string; name: string }
  decision: Contributions['decisions'][number] | undefined
  onDecided: (contributions: Contributions) => void
}

/** Decides if the contribution of a member is proven. An earlier decision can be replaced. */
export function DecisionForm({ teamId, member, decision, onDecided }: DecisionFormProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const field = useRef<HTMLInputElement>(null)
  const { values, change, clear } = useDraft(`decision/${teamId}/${member.id}`, {
    text: decision?.text ?? '',
  })
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()

  const decide = async (isProven: boolean) => {
    setMissing(isBlank(values.text))
    if (isBlank(values.text)) return field.current?.focus()
    let decided: Contributions | undefined
    await attempt(async () => {
      const body = { memberId: member.id, isProven, text: values.text.trim() }
      decided = (await call(decideContribution, { params: { id: teamId }, body })).data
    })
    if (!decided) return
    void clear()
    notify.success(t('projects.ending.decided', { name: member.name }))
    onDecided(decided)
  }
  return (
    <Folded open={decision ? undefined : true}>
      <summary>
        {t(decision ? 'projects.ending.change' : 'projects.ending.decide', { name: member.name })}
      </summary>
      <Stack $gap={4}>
        <CountedField
          ref={field}
          label={t('projects.ending.words', { name: member.name })}
          rows={3}
          max={DECISION_TEXT_MAX}
          capped
          value={values.text}
          error={isMissing ? t('projects.textMissing') : undefined}
          onChange={(text) => {
            setMissing(false)
            change({ text })
          }}
        />
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button $inactive={isBusy} onClick={() => void decide(true)}>
            {t('projects.ending.isProven')}
          </Button>
          <Button $variant="secondary" $inactive={isBusy} onClick={() => void decide(false)}>
            {t('projects.ending.isNotProven')}
          </Button>
        </Row>
      </Stack>
    </Folded>
  )
}
