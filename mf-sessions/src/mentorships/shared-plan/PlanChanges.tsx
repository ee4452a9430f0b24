import type { PlanChange } from '@mentor-connect/contract/learning/planSharing'
import { useSession } from '@mentor-connect/contract/auth'
import { useFormats } from '@mentor-connect/i18n'
import { CardTitle, Small, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useSharedPlanT } from './useSharedPlanT'
import { useSharedStepName } from './useSharedStepName'

/** The changes that mentors have made to the plan, marked if the learner has undone them. */
export function PlanChanges({ changes }: { changes: PlanChange[] }) {
  const t = useSharedPlanT()
  const id = useId()
  const { dateTime } = useFormats()
  const nameOf = useSharedStepName()
  const ownId = useSession().session.data?._id
  if (changes.length === 0) return null
  return (
    <Stack as="section" $gap={2} aria-labelledby={id}>
      <CardTitle id={id}>{t('plan.changes')}</CardTitle>
      <Stack as="ul" $gap={2}>
        {changes.map(({ id: key, kind, by, step, at, isUndone }) => (
          <Line key={key}>
            {by && by.id === ownId
              ? t(`plan.changedByYou.${kind}`, { name: nameOf(step) })
              : t(`plan.changed.${kind}`, { who: by?.name ?? t('plan.formerMentor'), name: nameOf(step) })}
            <Small>
              {dateTime(at)}
              {isUndone && ` · ${t('plan.undone')}`}
            </Small>
          </Line>
        ))}
      </Stack>
    </Stack>
  )
}

const Line = styled.li`
  display: grid;
  overflow-wrap: anywhere;
`
