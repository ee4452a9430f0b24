import { useEndpoint } from '@mentor-connect/api'
import {
  getMeetingNoteVersions,
  type MeetingNotes,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { useFormats } from '@mentor-connect/i18n'
import { Button, CardTitle, LoadFailed, Row, Skeleton, Stack } from '@mentor-connect/ui'
import { useT } from '../../messages/useT'
import { NotesText } from './NotesText'
import { useSideName } from './useSideName'

interface NoteVersionsProps {
  /** Id of the session. */
  id: string
  /** Name of the other person. */
  name: string
  current: number
  onUse: (version: MeetingNotes) => void
}

/** Earlier versions of the notes. Editing can continue from any of them. */
export function NoteVersions({ id, name, current, onUse }: NoteVersionsProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const sideName = useSideName(name)
  const { data, error, retry } = useEndpoint(getMeetingNoteVersions, { params: { id } })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="6rem" />
  return (
    <Stack as="ul" $gap={5} aria-label={t('sessions.notes.versions')}>
      {data.versions
        .filter(({ version }) => version < current)
        .map((version) => (
          <Stack as="li" key={version.version} $gap={2}>
            <CardTitle>
              {t('sessions.notes.versionOf', {
                name: sideName(version.savedBy!),
                date: dateTime(version.savedAt!),
              })}
            </CardTitle>
            <NotesText notes={version} name={name} />
            <Row>
              <Button $variant="secondary" onClick={() => onUse(version)}>
                {t('sessions.notes.useVersion')}
              </Button>
            </Row>
          </Stack>
        ))}
    </Stack>
  )
}
