import { call, useAttempt } from '@mentor-connect/api'
import {
  savePrivateNotes,
  type PrivateNotes,
} from '@mentor-connect/contract/mentoring/sessions/meetingRecords'
import { PRIVATE_NOTES_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import {
  Button,
  Card,
  CountedField,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  UnsavedDialog,
  useFailureText,
  space,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { Lock } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import styled from 'styled-components'
import { useT } from '../../messages/useT'
import type { RecordProps } from './useNotes'

/** The mentor's private notes. The card tells the mentor that the learner's data export contains them. */
export function PrivateNotesCard({
  id,
  name,
  record,
  notes,
  onChanged,
}: RecordProps & { notes: PrivateNotes }) {
  const t = useT()
  const failureText = useFailureText()
  const [text, setText] = useState(notes.text)
  const [version, setVersion] = useState(notes.version)
  const [isSaved, setSaved] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const guard = useLeaveGuard(text !== notes.text)

  const handleSave = async (event: FormEvent) => {
    event.preventDefault()
    setSaved(false)
    const hasWorked = await attempt(async () => {
      const { data } = await call(savePrivateNotes, { params: { id }, body: { text, version } })
      setVersion(data.version)
      onChanged({ ...record, privateNotes: data })
    })
    setSaved(hasWorked)
  }
  return (
    <Card as="section" aria-labelledby={`private-${id}`}>
      <Stack as="form" $gap={4} onSubmit={(event) => void handleSave(event as FormEvent)}>
        <Heading id={`private-${id}`}>
          <Lock size={20} aria-hidden /> {t('sessions.private.title')}
        </Heading>
        <Muted>{t('sessions.private.hint', { name })}</Muted>
        <CountedField
          label={t('sessions.private.label')}
          rows={4}
          max={PRIVATE_NOTES_MAX}
          capped
          value={text}
          onChange={(next) => {
            setText(next)
            setSaved(false)
          }}
        />
        {failure && (
          <Notice tone="danger">
            {failure.code === 'edit_conflict' ? t('sessions.private.conflict') : failureText(failure)}
          </Notice>
        )}
        {isSaved && <Notice tone="success">{t('sessions.notes.saved')}</Notice>}
        <Row>
          <Button type="submit" $variant="secondary" $inactive={isBusy}>
            {t('sessions.private.save')}
          </Button>
        </Row>
        <UnsavedDialog guard={guard} />
      </Stack>
    </Card>
  )
}

const Heading = styled(SectionTitle)`
  display: flex;
  gap: ${space[2]};
  align-items: center;

  svg {
    flex: none;
  }
`
