import { call, newId } from '@mentor-connect/api'
import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { trackOpening } from '@mentor-connect/contract/work/applications'
import {
  AreaPage,
  BackTo,
  Button,
  Card,
  Lead,
  Muted,
  Notice,
  Row,
  Stack,
  Title,
  UnsavedDialog,
  notify,
  useFailureText,
  useLeaveGuard,
} from '@mentor-connect/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { EntryFields } from './entry/EntryFields'
import { newEntry, toFound, toPlans } from './entry/entryValues'
import { useEntryForm } from './entry/useEntryForm'
import { useT } from './messages/useT'
import { useBoardCache } from './useBoardCache'

/** Puts an opening that was found elsewhere on the board. */
export default function TrackPage() {
  const t = useT()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const { put } = useBoardCache()
  // A repeated request has the same id, so that it adds the opening only once.
  const [id] = useState(newId)
  const [initial] = useState(newEntry)
  const form = useEntryForm(initial)
  const guard = useLeaveGuard(form.isUnsaved)
  const element = useRef<HTMLFormElement>(null)

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const outcome = await form.submit(async (values) => {
      const body = { id, ...toFound(values), ...toPlans(values), stage: values.stage }
      await put((await call(trackOpening, { body })).data)
    })
    if (typeof outcome === 'string')
      element.current?.querySelector<HTMLElement>(`[name="${outcome}"]`)?.focus()
    if (outcome !== true) return
    notify.success(t('openings.entry.added'))
    guard.open()
    void navigate(paths.learner.applications)
  }
  return (
    <AreaPage>
      <PageTitle>{t('openings.track.title')}</PageTitle>
      <BackTo to={paths.learner.applications}>{t('openings.board.title')}</BackTo>
      <header>
        <Title>{t('openings.track.title')}</Title>
        <Lead>{t('openings.track.lead')}</Lead>
      </header>
      <Card>
        <Stack
          as="form"
          ref={element}
          $gap={5}
          noValidate
          onSubmit={(event) => void handleSubmit(event as FormEvent)}
        >
          <EntryFields form={form} isElsewhere hasStage />
          <Muted>{t('openings.entry.notesPrivate')}</Muted>
          {form.failure && <Notice tone="danger">{failureText(form.failure)}</Notice>}
          <Row>
            <Button type="submit" $inactive={form.isBusy}>
              {t('openings.track.add')}
            </Button>
          </Row>
          <UnsavedDialog guard={guard} />
        </Stack>
      </Card>
    </AreaPage>
  )
}
