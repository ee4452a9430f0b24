import type { Block } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { NOTES_PER_LESSON_MAX } from '@mentor-connect/contract/learning/noteLimits'
import { paths } from '@mentor-connect/contract/remote'
import { NoteList, NoteStatusNotice } from '@mentor-connect/features/notes'
import { useSharedT } from '@mentor-connect/i18n'
import { Button, IconButton, Modal, Muted, Row, Small, Stack, font, media, space } from '@mentor-connect/ui'
import { Plus, X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useT } from './messages/useT'
import { NewNote } from './NewNote'
import type { NotePassage, useLessonNotes } from './useLessonNotes'

interface NotesPanelProps {
  courseId: string
  blocks: readonly Block[]
  notes: ReturnType<typeof useLessonNotes>
  /** Passage of the note that is being written; undefined if none is. */
  draft: NotePassage | undefined
  onDraft: (passage: NotePassage | undefined) => void
  onClose: () => void
}

/** A panel with the learner's notes on a lesson. */
export function NotesPanel({ courseId, blocks, notes, draft, onDraft, onClose }: NotesPanelProps) {
  const t = useT()
  const sharedT = useSharedT()
  const titleId = useId()
  const newNote = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(draft !== undefined)
  useEffect(() => {
    // The form that had the focus was closed, so the focus moves to the button for a new note.
    if (!draft && wasWriting.current) newNote.current?.focus()
    wasWriting.current = draft !== undefined
  }, [draft])

  const handleSave = (text: string) => {
    notes.add(draft!, text)
    onDraft(undefined)
  }
  return (
    <Panel labelledBy={titleId} onClose={onClose}>
      <Stack $gap={4}>
        <Row $between>
          <Heading id={titleId}>{t('public.notes.title')}</Heading>
          <IconButton aria-label={sharedT('ui.close')} onClick={onClose}>
            <X size={24} aria-hidden />
          </IconButton>
        </Row>
        <NoteStatusNotice status={notes.status} />
        {draft && (
          <NewNote
            blocks={blocks}
            passage={draft}
            onChoose={onDraft}
            onSave={handleSave}
            onCancel={() => onDraft(undefined)}
          />
        )}
        {!draft && (
          <Button
            ref={newNote}
            $variant="secondary"
            $inactive={notes.notes.length >= NOTES_PER_LESSON_MAX}
            onClick={() => onDraft({ quote: '' })}
          >
            <Plus size={18} aria-hidden />
            {t('public.notes.new')}
          </Button>
        )}
        {notes.notes.length === 0 && !draft && <Muted>{t('public.notes.none')}</Muted>}
        <NoteList
          notes={notes.notes}
          onAct={({ id, courseId: course, lessonId, blockId, quote }, text) =>
            notes.act({ id, courseId: course, lessonId, blockId, quote, text })
          }
        />
        <Small>
          {t('public.notes.private')}{' '}
          <Link to={paths.learner.notesOf(courseId)}>{t('public.notes.all')}</Link>
        </Small>
      </Stack>
    </Panel>
  )
}

const Panel = styled(Modal)`
  width: min(26rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  border-radius: 0;

  & > div {
    padding: ${space[3]} ${space[4]} ${space[8]};
  }
  ${media.tabletUp} {
    & > div {
      padding: ${space[5]};
    }
  }
`

const Heading = styled.h2`
  font-size: ${font.size.h3};
`
