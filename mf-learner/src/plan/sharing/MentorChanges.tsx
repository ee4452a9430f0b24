import { call, useAttempt } from '@mentor-connect/api'
import { undoPlanChange, type PlanChange } from '@mentor-connect/contract/learning/planSharing'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  Notice,
  Row,
  SectionTitle,
  Small,
  Stack,
  VisuallyHidden,
  useFailureText,
} from '@mentor-connect/ui'
import { Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useStepName } from '../useStepName'

interface MentorChangesProps {
  learnerId: string
  changes: PlanChange[]
  /** Reads the plan and the changes again. */
  onChange: () => void
}

/** The changes that mentors made to the plan, each with an undo button. Renders nothing without changes. */
export function MentorChanges({ learnerId, changes, onChange }: MentorChangesProps) {
  const t = useT()
  const nameOf = useStepName()
  const failureText = useFailureText()
  const { dateTime, longDate } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const [said, setSaid] = useState('')
  const { attempt, isBusy, failure } = useAttempt()
  if (changes.length === 0) return null

  const undo = async ({ id, step }: PlanChange) => {
    const body = { userId: learnerId }
    const isUndone = await attempt(() => call(undoPlanChange, { params: { id }, body }))
    if (isUndone) setSaid(t('learner.plan.undone', { name: nameOf(step) }))
    heading.current?.focus()
    onChange()
  }
  return (
    <Card as="section" aria-labelledby="plan-changes">
      <Stack $gap={3}>
        <SectionTitle id="plan-changes" ref={heading} tabIndex={-1}>
          {t('learner.plan.changes')}
        </SectionTitle>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Stack as="ul" $gap={3}>
          {changes.map((change) => {
            const { id, kind, by, step, due, at, isUndone, mayUndo } = change
            const name = nameOf(step)
            return (
              <Row as="li" key={id} $between>
                <Text>
                  <span lang={step.title && languageOf(step.title)}>
                    {t(`learner.plan.changed.${kind}`, {
                      who: by?.name ?? t('learner.plan.formerMentor'),
                      name,
                    })}
                  </span>
                  {kind === 'date' &&
                    ` ${due ? t('learner.plan.due', { date: longDate(`${due}T12:00:00.000Z`) }) : t('learner.plan.noDate')}`}
                  <Small>
                    {dateTime(at)}
                    {isUndone && ` · ${t('learner.plan.isUndone')}`}
                  </Small>
                </Text>
                {mayUndo && (
                  <Button $variant="secondary" $inactive={isBusy} onClick={() => void undo(change)}>
                    <Undo2 size={18} aria-hidden />
                    {t('learner.plan.undo')}
                    <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                )}
              </Row>
            )
          })}
        </Stack>
      </Stack>
    </Card>
  )
}

const Text = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`
