import { call, useAttempt, useEndpoint } from '@mentor-connect/api'
import {
  listTeamFiles,
  removeTeamFile,
  type TeamFile,
} from '@mentor-connect/contract/work/projects/teamFiles'
import {
  Button,
  Card,
  ConfirmDialog,
  Empty,
  LoadFailed,
  Notice,
  Pagination,
  Row,
  SectionTitle,
  Skeleton,
  Small,
  Stack,
  StaleNotice,
} from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ReportableWords } from '../../facts/ReportableWords'
import { useProjectFailureText } from '../../facts/useProjectFailureText'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'
import type { TeamPartProps } from '../teamPartProps'
import { AddFile } from './AddFile'
import { FileButton } from './FileButton'

/** Renders the files of a team. */
export function FilesPart({ team }: TeamPartProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, retry } = useEndpoint(listTeamFiles, { params: { id: team.id }, query: { page } })
  const handleRemoved = () => {
    retry()
    heading.current?.focus()
  }
  return (
    <Stack $gap={5}>
      <SectionTitle ref={heading} tabIndex={-1}>
        {t('projects.part.files')}
      </SectionTitle>
      {team.canWrite && <AddFile teamId={team.id} onAdded={retry} />}
      {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="10rem" />)}
      {data && error && <StaleNotice onRetry={retry} />}
      {data?.files.length === 0 && <Empty title={t('projects.files.none')} />}
      {data && data.files.length > 0 && (
        <Stack as="ul" $gap={3}>
          {data.files.map((file) => (
            <ShownFile
              key={file.id}
              file={file}
              teamId={team.id}
              canRemove={team.canWrite && (file.isOwn || team.viewer === 'mentor')}
              onRemoved={handleRemoved}
            />
          ))}
        </Stack>
      )}
      {data && <Pagination page={page} totalPages={data.pagination.totalPages} onChange={setPage} />}
    </Stack>
  )
}

interface ShownFileProps {
  file: TeamFile
  teamId: string
  canRemove: boolean
  onRemoved: () => void
}

function ShownFile({ file, teamId, canRemove, onRemoved }: ShownFileProps) {
  const t = useT()
  const failureText = useProjectFailureText()
  const { timeText } = useWhenText()
  const [isAsked, setAsked] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const remove = async () => {
    const params = { id: teamId, fileId: file.id }
    const hasWorked = await attempt(() => call(removeTeamFile, { params, body: {} }))
    flushSync(() => setAsked(false))
    if (hasWorked) onRemoved()
  }
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={2}>
        <Row $between>
          {!file.isHidden && <FileButton file={file} />}
          {canRemove && (
            <Button
              $variant="ghost"
              $small
              aria-label={t('projects.files.removeOf', { name: file.name })}
              onClick={() => setAsked(true)}
            >
              {t('projects.files.remove')}
            </Button>
          )}
        </Row>
        <Small>
          {t('projects.files.addedBy', {
            name: file.by || t('projects.formerPerson'),
            date: timeText(file.addedAt),
          })}
        </Small>
        <ReportableWords
          kind="project-file"
          subjectId={file.id}
          name={file.name}
          text=""
          isOwn={file.isOwn}
          isHidden={file.isHidden}
        />
        {failure && (
          <Notice tone="danger">
            {failure.code === 'edit_conflict' ? t('projects.files.handedIn') : failureText(failure)}
          </Notice>
        )}
      </Stack>
      {isAsked && (
        <ConfirmDialog
          title={t('projects.files.removeTitle')}
          yes={t('projects.files.remove')}
          no={t('projects.cancel')}
          isBusy={isBusy}
          onYes={() => void remove()}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  )
}
