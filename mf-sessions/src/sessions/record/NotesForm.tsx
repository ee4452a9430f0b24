import { SESSION_NOTES_MAX } from '@mentor-connect/contract/mentoring/sessions/sessionLimits'
import { Button, CountedField, Notice, Row, Stack } from '@mentor-connect/ui'
import { useEffect, useRef, type FormEvent } from 'react'
import { useT } from '../../messages/useT'
import { ItemsEditor } from './ItemsEditor'
import { NotesConflict } from './NotesConflict'
import type { NotesContent, useNotes } from './useNotes'

interface NotesFormProps {
  edited: ReturnType<typeof useNotes>
  draft: NotesContent
  /** Name of the other person. */
  name: string
  onClosed: () => void
}

export function NotesForm({ edited, draft, name, onClosed }: NotesFormProps) {
  const t = useT()
  const text = useRef<HTMLInputElement>(null)
  const { theirs, isBusy, isRestored, setDraft } = edited
  // A form that was opened by a restored draft must not take the focus from elsewhere.
  useEffect(() => {
    if (!isRestored) text.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const save = async () => {
    if (await edited.save()) onClosed()
  }
  const close = () => {
    edited.close()
    onClosed()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <Stack as="form" $gap={4} noValidate onSubmit={(event) => handleSubmit(event as FormEvent)}>
      {isRestored && !theirs && <Notice>{t('sessions.notes.restored')}</Notice>}
      {theirs && <NotesConflict theirs={theirs} name={name} isBusy={isBusy} onUseTheirs={close} />}
      <CountedField
        ref={text}
        label={t(theirs ? 'sessions.notes.mine' : 'sessions.notes.text')}
        rows={6}
        max={SESSION_NOTES_MAX}
        capped
        value={draft.text}
        onChange={(next) => setDraft({ ...draft, text: next })}
      />
      <ItemsEditor items={draft.items} name={name} onChange={(items) => setDraft({ ...draft, items })} />
      <Row>
        <Button type="submit" $inactive={isBusy}>
          {t(theirs ? 'sessions.notes.saveMine' : 'sessions.notes.save')}
        </Button>
        {!theirs && (
          <Button $variant="secondary" onClick={close}>
            {t('sessions.notes.discard')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
