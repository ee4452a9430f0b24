import type { MentorshipDetails } from '@mentor-connect/contract/mentoring/mentorships'
import type { MentorshipSide } from '@mentor-connect/contract/mentoring/mentorship'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { SectionTitle, Small, Stack, color, font, radius, space } from '@mentor-connect/ui'
import { useId } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

interface Spoken {
  key: number
  by: MentorshipSide
  text: string
  at: string
}

/**
 * The texts that both people have written about the request: goal, questions, answers, and the message with the
 * decision.
 */
export function RequestTexts({ mentorship }: { mentorship: MentorshipDetails }) {
  const t = useT()
  const id = useId()
  const { side } = useSide()
  const { dateTime } = useFormats()
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionTitle id={id}>{t('mentorship.request.title')}</SectionTitle>
      <Stack as="ol" $gap={4} aria-labelledby={id}>
        {spokenIn(mentorship).map(({ key, by, text, at }) => (
          <Turn key={key} $own={by === side}>
            <Head>
              <strong>{by === side ? t('mentorship.you') : mentorship.partner.name}</strong>
              <Small>{dateTime(at)}</Small>
            </Head>
            <p lang={languageOf(text)}>{text}</p>
          </Turn>
        ))}
      </Stack>
    </Stack>
  )
}

function spokenIn({ goal, createdAt, history }: MentorshipDetails): Spoken[] {
  const said = history.flatMap(({ version, event, by, text, at }) =>
    by && text && event !== 'end' && event !== 'request' ? { key: version, by, text, at } : [],
  )
  return [{ key: 0, by: 'learner', text: goal, at: createdAt }, ...said]
}

const Turn = styled.li<{ $own: boolean }>`
  align-self: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  width: fit-content;
  max-width: min(40rem, 92%);
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.large};
  border-end-end-radius: ${({ $own }) => ($own ? radius.small : radius.large)};
  border-end-start-radius: ${({ $own }) => ($own ? radius.large : radius.small)};
  background: ${({ $own }) => ($own ? color.primarySoft : color.sunken)};

  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[3]};
  margin-bottom: ${space[1]};

  strong {
    font-weight: ${font.weight.semibold};
  }
`
