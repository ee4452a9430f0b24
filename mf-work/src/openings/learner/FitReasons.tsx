import type { FitReason } from '@mentor-connect/contract/work/openings'
import { Stack, color, font, space, useSubjectName } from '@mentor-connect/ui'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

/** The reasons why an opening fits the learner. Renders nothing if there are none. */
export function FitReasons({ reasons }: { reasons: FitReason[] }) {
  const t = useT()
  const subject = useSubjectName()
  if (reasons.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="fit-reasons" $gap={2}>
      <Heading id="fit-reasons">{t('openings.fit.title')}</Heading>
      <Stack as="ul" $gap={2}>
        {reasons.map((reason) => (
          <Reason key={`${reason.kind} ${reason.skill}`}>
            <Check size={18} aria-hidden />
            <span>
              {t(`openings.fit.${reason.kind}`, {
                skill: subject(reason.skill),
                course: 'courseName' in reason ? reason.courseName : '',
              })}
            </span>
          </Reason>
        ))}
      </Stack>
    </Stack>
  )
}

const Heading = styled.h2`
  font-size: ${font.size.h4};
  font-weight: ${font.weight.semibold};
`

const Reason = styled.li`
  display: flex;
  gap: ${space[2]};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.success};
  }
`
