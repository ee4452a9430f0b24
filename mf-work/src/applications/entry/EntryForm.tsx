import { call } from '@mentor-connect/api'
import { changeBoardEntry, type BoardEntryDetails } from '@mentor-connect/contract/work/applications'
import {
  Button,
  Card,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Stack,
  UnsavedDialog,
  notify,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { useRef, type FormEvent } from 'react'
import { useT } from '../messages/useT'
import { useBoardCache } from '../useBoardCache'
import { EntryFields } from './EntryFields'
import { storedEntry, toFound, toPlans } from './entryValues'
import { useEntryForm } from './useEntryForm'

interface EntryFormProps {
  entry: BoardEntryDetails
  onReload: () => void
}

/** The learner's own notes and dates, and what the learner states about an opening from elsewhere. */
export function EntryForm({ entry, onReload }: EntryFormProps) {
  const t = useT()
  const failureText = useFailureText()
  const { put } = useBoardCache()
  const { _id, version, source, application } = entry
  const form = useEntryForm(storedEntry(entry))
  const guard = useLeaveGuard(form.isUnsaved)
  const element = useRef<HTMLFormElement>(null)
  const isElsewhere = source === 'elsewhere'

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await form.submit(async (values) => {
      const body = {
        version,
        ...toPlans(values),
        ...(isElsewhere && toFound(values)),
        ...(!application && values.stage !== entry.stage && { stage: values.stage }),
      }
      const { data } = await call(changeBoardEntry, { params: { id: _id }, body })
      form.replace(storedEntry(data))
      notify.success(t('openings.entry.saved'))
      await put(data)
    })
    if (typeof outcome === 'string')
      element.current?.querySelector<HTMLElement>(`[name="${outcome}"]`)?.focus()
  }
  const { failure } = form
  return (
    <Card as="section" aria-labelledby="entry-own">
      <Stack
        as="form"
        ref={element}
        $gap={5}
        noValidate
        onSubmit={(event) => void handleSubmit(event as FormEvent)}
      >
        <SectionTitle id="entry-own">{t('openings.entry.own')}</SectionTitle>
        {application && application !== 'withdrawn' && <Muted>{t('openings.entry.byPoster')}</Muted>}
        <EntryFields form={form} isElsewhere={isElsewhere} hasStage={!application} />
        <Muted>{t('openings.entry.notesPrivate')}</Muted>
        {failure?.code === 'edit_conflict' && (
          <Notice tone="danger">
            {t('openings.board.conflict')}{' '}
            <Button $variant="ghost" $small onClick={onReload}>
              {t('ui.retry')}
            </Button>
          </Notice>
        )}
        {failure && failure.code !== 'edit_conflict' && <Notice tone="danger">{failureText(failure)}</Notice>}
        <Row>
          <Button type="submit" $inactive={form.isBusy}>
            {t('openings.entry.save')}
          </Button>
        </Row>
        <UnsavedDialog guard={guard} />
      </Stack>
    </Card>
  )
}
