import type { Career } from '@mentor-connect/contract/learning/careers'
import { useLocale } from '@mentor-connect/i18n'
import { SectionTitle, Stack } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { usePayText } from './usePayText'

/** The description of a career, in sections. */
export function CareerStory({ career }: { career: Career }) {
  const t = useT()
  const locale = useLocale()
  const payText = usePayText()
  const parts = [
    ['day', career.day[locale]],
    ['route', career.route[locale]],
    ...(career.exams ? [['exams', career.exams[locale]] as const] : []),
    ['skills', career.skills[locale]],
    ['outlook', career.outlook[locale]],
    ['pay', payText(career)],
  ] as const
  return (
    <Stack $gap={6}>
      {parts.map(([part, text]) => (
        <Stack as="section" key={part} $gap={2}>
          <SectionTitle>{t(`public.careers.${part}`)}</SectionTitle>
          <Text>{text}</Text>
        </Stack>
      ))}
    </Stack>
  )
}

const Text = styled.p`
  max-width: 42rem;
`
