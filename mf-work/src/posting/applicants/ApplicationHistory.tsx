import type { ApplicationEvent } from '@mentor-connect/contract/work/applications'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { SectionTitle, Small, Stack, color, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { StageTag } from './StageTag'

/** The stages of an application and the poster's answers, earliest first. Renders nothing if there are none. */
export function ApplicationHistory({ history }: { history: ApplicationEvent[] }) {
  const t = useT()
  const { dateTime } = useFormats()
  if (history.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="application-history" $gap={4}>
      <SectionTitle id="application-history">{t('openings.applicant.history')}</SectionTitle>
      <Stack as="ol" $gap={4}>
        {history.map(({ stage, text, at }) => (
          <Stack as="li" key={at} $gap={1}>
            <div>
              <StageTag stage={stage} /> <Small>{dateTime(at)}</Small>
            </div>
            {text && (
              <>
                <Small>{t('openings.applicant.youWrote')}</Small>
                <Words lang={languageOf(text)}>{text}</Words>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}

const Words = styled.p`
  padding-inline-start: ${space[4]};
  border-inline-start: 4px solid ${color.primary};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
