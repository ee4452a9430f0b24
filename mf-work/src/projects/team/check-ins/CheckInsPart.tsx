import { useEndpoint } from '@mentor-connect/api'
import { listCheckIns, type CheckIn } from '@mentor-connect/contract/work/projects/teams'
import {
  Card,
  CardTitle,
  Empty,
  LoadFailed,
  Muted,
  Pagination,
  SectionTitle,
  Skeleton,
  Small,
  Stack,
  StaleNotice,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { useWhenText } from '../../facts/useWhenText'
import { ReportableWords } from '../../facts/ReportableWords'
import { useT } from '../messages/useT'
import type { TeamPartProps } from '../teamPartProps'
import { CheckInForm } from './CheckInForm'
import { useQuestionText } from './useQuestionText'

/** The weekly questions with the answers of all, and the form for the one that the reader has not answered. */
export function CheckInsPart({ team, onChanged }: TeamPartProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const [page, setPage] = useState(1)
  const { data, error, retry } = useEndpoint(listCheckIns, { params: { id: team.id }, query: { page } })
  const { checkIn, viewer } = team
  // Moves the focus to the heading, because the form that had it has disappeared.
  const handleSent = () => {
    retry()
    onChanged()
    heading.current?.focus()
  }
  return (
    <Stack $gap={5}>
      <SectionTitle ref={heading} tabIndex={-1}>
        {t('projects.part.check-ins')}
      </SectionTitle>
      {checkIn && !checkIn.isAnswered && viewer === 'member' && (
        <CheckInForm teamId={team.id} week={checkIn.week} question={checkIn.question} onSent={handleSent} />
      )}
      {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="12rem" />)}
      {data && error && <StaleNotice onRetry={retry} />}
      {data?.checkIns.length === 0 && <Empty title={t('projects.checkIn.none')} />}
      {data?.checkIns.map((week) => (
        <Week key={week.week} checkIn={week} />
      ))}
      {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
    </Stack>
  )
}

function Week({ checkIn: { week, question, answers } }: { checkIn: CheckIn }) {
  const t = useT()
  const questionText = useQuestionText()
  const { timeText } = useWhenText()
  return (
    <Card as="section" aria-labelledby={`week-${week}`}>
      <Stack $gap={4}>
        <div>
          <CardTitle id={`week-${week}`}>{t('projects.week', { week })}</CardTitle>
          <p>{questionText(question)}</p>
        </div>
        {answers.length === 0 && <Muted>{t('projects.checkIn.nobody')}</Muted>}
        <Stack as="ul" $gap={4}>
          {answers.map(({ id, name, isOwn, text, isHidden, writtenAt }) => (
            <li key={id ?? `${name} ${writtenAt}`}>
              <Small as="p">
                {isOwn ? t('projects.you') : name || t('projects.formerPerson')} · {timeText(writtenAt)}
              </Small>
              <ReportableWords
                kind="project-check-in"
                subjectId={id}
                name={name || t('projects.formerPerson')}
                {...{ text, isOwn, isHidden }}
              />
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
