import { Card, Notice, Stack, UnsavedDialog, notify, useLeaveGuard } from '@mentor-connect/ui'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { Milestones } from './Milestones'
import { PathActions } from './PathActions'
import { PathFailure } from './PathFailure'
import { PathTexts } from './PathTexts'
import { useEditorT } from './useEditorT'
import { usePathMaking } from './usePathMaking'
import { usePathForm, type EditedPath } from './usePathForm'

interface PathFormProps extends EditedPath {
  /** Replaces the values by the stored ones, after they were changed elsewhere. */
  onReload: () => void
}

/** The form with all fields of a path. */
export function PathForm({ onReload, ...edited }: PathFormProps) {
  const t = useEditorT()
  const navigate = useNavigate()
  const { editAddress } = usePathMaking()
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState('')
  const { values, errors, isBusy, failure, isUnsaved, set, save } = usePathForm(edited)
  const guard = useLeaveGuard(isUnsaved)
  const { id, stored, onStored } = edited

  const submit = async (kind: 'draft' | 'publish') => {
    setOutcome('')
    const first = await save(kind)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    if (first !== undefined) return
    const done = t(kind === 'publish' ? 'pathEditor.publishedNow' : 'pathEditor.saved')
    if (stored) return flushSync(() => setOutcome(done))
    // The page of the new path replaces this one, so a message on this page would disappear at once.
    notify.success(done)
    guard.bypass(() => void navigate(editAddress(id), { replace: true }))()
  }
  return (
    <Stack
      as="form"
      ref={form}
      $gap={6}
      noValidate
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault()
        void submit('draft')
      }}
    >
      {stored?.state === 'hidden' && <Notice tone="warning">{t('pathEditor.hiddenNote')}</Notice>}
      <Card>
        <PathTexts values={values} errors={errors} set={set} />
      </Card>
      <Card>
        <Milestones
          milestones={values.milestones}
          error={errors.milestones}
          onChange={(milestones) => set({ milestones })}
        />
      </Card>
      {failure && <PathFailure failure={failure} onReload={onReload} />}
      <PathActions
        stored={stored}
        onStored={onStored}
        isBusy={isBusy}
        onPublish={() => void submit('publish')}
        onOutcome={setOutcome}
        onLeave={guard.open}
        onReload={onReload}
      />
      <div role="status">{outcome && !isUnsaved && <Notice tone="success">{outcome}</Notice>}</div>
      <UnsavedDialog guard={guard} />
    </Stack>
  )
}
