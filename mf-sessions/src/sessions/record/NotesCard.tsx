import { useFormats } from '@mentor-connect/i18n'
import {
  Button,
  Card,
  Muted,
  Notice,
  Row,
  SectionTitle,
  Small,
  Stack,
  useFailureText,
} from '@mentor-connect/ui'
import { History, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useT } from '../../messages/useT'
import { NotesForm } from './NotesForm'
import { NotesText } from './NotesText'
import { NoteVersions } from './NoteVersions'
import { useNotes, type RecordProps } from './useNotes'
import { useSideName } from './useSideName'

/** The shared notes of a session, with the action items of both people. */
export function NotesCard(props: RecordProps) {
  const { id, name } = props
  const t = useT()
  const { dateTime } = useFormats()
  const failureText = useFailureText()
  const sideName = useSideName(name)
  const heading = useRef<HTMLHeadingElement>(null)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const edited = useNotes(props)
  const { notes, draft, failure } = edited
  const focusHeading = () => heading.current?.focus()
  const isEmpty = notes.text === '' && notes.items.length === 0
  return (
    <Card as="section" aria-labelledby={`notes-${id}`}>
      <Stack $gap={4}>
        <SectionTitle id={`notes-${id}`} ref={heading} tabIndex={-1}>
          {t('sessions.notes.title')}
        </SectionTitle>
        {!draft && isEmpty && <Muted>{t('sessions.notes.empty', { name })}</Muted>}
        {!draft && (
          <NotesText notes={notes} name={name} onTick={(item, isDone) => void edited.tick(item, isDone)} />
        )}
        {!draft && notes.savedBy && notes.savedAt && (
          <Small>
            {t('sessions.notes.last', { name: sideName(notes.savedBy), date: dateTime(notes.savedAt) })}
          </Small>
        )}
        {draft && <NotesForm edited={edited} draft={draft} name={name} onClosed={focusHeading} />}
        {failure && (
          <Notice tone="danger">
            {failure.code === 'edit_conflict' ? t('sessions.notes.ticked', { name }) : failureText(failure)}
          </Notice>
        )}
        {!draft && (
          <Row>
            <Button $variant="secondary" onClick={() => edited.edit()}>
              <Pencil size={18} aria-hidden />
              {t('sessions.notes.edit')}
            </Button>
            {notes.version > 1 && (
              <Button
                $variant="secondary"
                aria-expanded={areVersionsOpen}
                onClick={() => setVersionsOpen(!areVersionsOpen)}
              >
                <History size={18} aria-hidden />
                {t('sessions.notes.versions')}
              </Button>
            )}
          </Row>
        )}
        {!draft && areVersionsOpen && (
          <NoteVersions
            id={id}
            name={name}
            current={notes.version}
            onUse={(version) => {
              setVersionsOpen(false)
              edited.edit(version)
            }}
          />
        )}
      </Stack>
    </Card>
  )
}
