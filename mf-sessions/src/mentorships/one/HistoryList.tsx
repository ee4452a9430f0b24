import type { MentorshipDetails, MentorshipEvent } from '@mentor-connect/contract/mentoring/mentorships'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { CardTitle, Small, Stack, color, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

/** The history of a mentorship, latest event first. */
export function HistoryList({ mentorship: { history, partner } }: { mentorship: MentorshipDetails }) {
  const t = useT()
  const id = useId()
  const { side } = useSide()
  const { dateTime } = useFormats()
  return (
    <Stack as="section" $gap={3} aria-labelledby={id}>
      <CardTitle as="h2" id={id}>
        {t('mentorship.history')}
      </CardTitle>
      <Events>
        {[...history].reverse().map((event) => (
          <li key={event.version}>
            <span>
              {t(textOf(event), {
                who:
                  event.by === side
                    ? t('mentorship.event.you')
                    : t('mentorship.event.partner', { name: partner.name }),
              })}
            </span>
            <Small>{dateTime(event.at)}</Small>
            {event.event === 'end' && event.text && (
              <Reason>
                {t('mentorship.ownReason')} <q lang={languageOf(event.text)}>{event.text}</q>
              </Reason>
            )}
          </li>
        ))}
      </Events>
    </Stack>
  )
}

const textOf = ({ event, by }: MentorshipEvent) =>
  event === 'complete' && !by ? 'mentorship.event.silence' : (`mentorship.event.${event}` as const)

const Events = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding-inline-start: ${space[4]};
  border-inline-start: 2px solid ${color.border};

  li {
    display: grid;
    overflow-wrap: anywhere;
  }
`

const Reason = styled.span`
  margin-top: ${space[1]};
  color: ${color.muted};
`
