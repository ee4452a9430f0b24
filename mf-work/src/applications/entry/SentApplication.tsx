import { call } from '@mentor-connect/api'
import type {
  Application,
  ApplicationEvent,
  BoardEntryDetails,
} from '@mentor-connect/contract/work/applications'
import { getOwnSentResume } from '@mentor-connect/contract/work/resume'
import { paths } from '@mentor-connect/contract/remote'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { languageOf, useFormats, useLocale } from '@mentor-connect/i18n'
import { Card, Folded, Muted, SectionTitle, Small, Stack, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { ApplicationParts, PosterText } from '../../opening-facts/ApplicationParts'
import { MessageWarnings } from '../../opening-facts/MessageWarnings'
import { ResumeDownload } from '../../opening-facts/ResumeDownload'
import { useT } from '../messages/useT'

interface SentApplicationProps {
  entry: BoardEntryDetails
  sent: Application
}

/** The answers to an application, and what the learner has sent. */
export function SentApplication({ entry: { _id, title }, sent }: SentApplicationProps) {
  const t = useT()
  const locale = useLocale()
  const { longDate } = useFormats()
  const { note, answers, certificates, works, portfolio, resume, phone, history, appliedAt } = sent
  const parts: [name: string, lines: string[]][] = [
    [t('openings.entry.sentNote'), [note]],
    ...answers.map(({ question, answer }): [string, string[]] => [question, [answer]]),
    [t('openings.entry.certificates'), certificates.map(({ courseName }) => courseName)],
    [t('openings.entry.works'), works.map(({ title }) => title)],
    [t('openings.entry.portfolio'), portfolio ? [paths.portfolio(portfolio)] : []],
    [t('openings.entry.resume'), resume ? [languageName(resume, locale)] : []],
    [t('openings.entry.phone'), phone ? [phone] : []],
  ]
  return (
    <Card as="section" aria-labelledby="sent-application">
      <Stack $gap={4}>
        <SectionTitle id="sent-application">{t('openings.entry.history')}</SectionTitle>
        <Muted>{t('openings.entry.sentOn', { date: longDate(appliedAt) })}</Muted>
        {history.length === 0 && <p>{t('openings.entry.noHistory')}</p>}
        {history.length > 0 && (
          <Stack as="ol" $gap={4}>
            {history.map((event) => (
              <li key={event.at}>
                <Event event={event} />
              </li>
            ))}
          </Stack>
        )}
        <Folded>
          <summary>{t('openings.entry.sent')}</summary>
          <Parts>
            {parts
              .filter(([, lines]) => lines.some((line) => line !== ''))
              .map(([name, lines]) => (
                <div key={name}>
                  <dt lang={languageOf(name)}>{name}</dt>
                  {lines.map((line) => (
                    <dd key={line} lang={languageOf(line)}>
                      {line}
                    </dd>
                  ))}
                </div>
              ))}
          </Parts>
          {resume && (
            <ResumeDownload
              name={t('openings.entry.resumeFile', { title })}
              read={() => call(getOwnSentResume, { params: { id: _id } })}
            />
          )}
        </Folded>
      </Stack>
    </Card>
  )
}

/** A step of the application, with the poster's words if there are any. */
function Event({ event: { stage, by, text, at } }: { event: ApplicationEvent }) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <Stack $gap={1}>
      <strong>{t(`openings.application.${stage}`)}</strong>
      <Small>{dateTime(at)}</Small>
      {text && (
        <>
          {by === 'poster' && <Small>{t('openings.entry.answered')}</Small>}
          <PosterText lang={languageOf(text)}>{text}</PosterText>
          {by === 'poster' && <MessageWarnings text={text} />}
        </>
      )}
    </Stack>
  )
}

const Parts = styled(ApplicationParts)`
  margin-top: ${space[3]};
`
