import type { ApplicationEvent } from '@mentor-connect/contract/work/applications'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import { SectionTitle, Small, Stack } from '@mentor-connect/ui'
import { PosterText } from '../../opening-facts/ApplicationParts'
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
                <PosterText lang={languageOf(text)}>{text}</PosterText>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Stack>
  )
}
