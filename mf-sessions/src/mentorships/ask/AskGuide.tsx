import { ANSWER_DAYS, CONFIRM_DAYS, QUESTIONS_BACK_MAX } from '@mentor-connect/contract/mentoring/mentorship'
import { CardTitle, Muted, Stack, color, radius, space } from '@mentor-connect/ui'
import { EyeOff } from 'lucide-react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

const GOOD = ['now', 'aim', 'help', 'time'] as const
const NEXT = ['answer', 'confirm', 'begin'] as const

/** Explains what a good request says, what happens next, by when, and who can read the request. */
export function AskGuide({ name }: { name: string }) {
  const t = useT()
  const values = { name, answer: ANSWER_DAYS, confirm: CONFIRM_DAYS, questions: QUESTIONS_BACK_MAX }
  return (
    <Guide $gap={5}>
      <Stack as="section" $gap={2} aria-labelledby="good-request">
        <CardTitle as="h2" id="good-request">
          {t('mentorship.ask.good')}
        </CardTitle>
        <Points>
          {GOOD.map((point) => (
            <li key={point}>{t(`mentorship.ask.good.${point}`)}</li>
          ))}
        </Points>
      </Stack>
      <Stack as="section" $gap={2} aria-labelledby="what-next">
        <CardTitle as="h2" id="what-next">
          {t('mentorship.ask.next')}
        </CardTitle>
        <Points as="ol">
          {NEXT.map((step) => (
            <li key={step}>{t(`mentorship.ask.next.${step}`, values)}</li>
          ))}
        </Points>
      </Stack>
      <Private>
        <EyeOff size={18} aria-hidden />
        <Muted>{t('mentorship.ask.private', values)}</Muted>
      </Private>
    </Guide>
  )
}

const Guide = styled(Stack)`
  padding: ${space[6]};
  border-radius: ${radius.large};
  background: ${color.sunken};
  overflow-wrap: anywhere;
`

const Points = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: disc;

  &:is(ol) {
    list-style: decimal;
  }
`

const Private = styled.div`
  display: flex;
  gap: ${space[3]};

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`
