import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import type { OwnLessonPage } from '@mentor-connect/contract/courses/lessons/lessons'
import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, UnsavedDialog, useLeaveGuard } from '@mentor-connect/ui'
import { useStore } from '@mentor-connect/ui/store'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { DraftConflict } from './autosave/DraftConflict'
import type { StoredCopy } from './autosave/draftCopies'
import { isUnsent, useDraftSaver } from './autosave/useDraftSaver'
import { HistoryDialog } from './history/HistoryDialog'
import { MarkdownEditor } from './markdown/MarkdownEditor'
import { useT } from './messages/useT'
import { LessonFields } from './settings/LessonFields'
import { usePublishing } from './settings/usePublishing'
import { TextEditor, type TextHandle } from './TextEditor'
import { WriterHeader } from './WriterHeader'
import { forgetMarkdown } from './markdown/useMarkdown'

interface LessonWriterProps {
  owner: string
  loaded: OwnLessonPage
  /** Changes that an earlier visit stored on this device but could not send. */
  copy: StoredCopy | undefined
  /** True if this device has stored Markdown that the server could not read as a lesson yet. */
  hasMarkdown: boolean
}

/** The editor of a loaded lesson. The text is saved as a draft while it is written; a button publishes it. */
export function LessonWriter({ owner, loaded, copy, hasMarkdown }: LessonWriterProps) {
  const t = useT()
  const saver = useDraftSaver(owner, loaded, copy)
  const saveState = useStore(saver.state)
  const [body, setBody] = useState(() =>
    copy && isUnsent(copy, loaded) ? copy.values : (loaded.draft?.body ?? loaded.body),
  )
  const [text, setText] = useState<TextHandle>()
  const [isMarkdown, setMarkdown] = useState(hasMarkdown)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const publishing = usePublishing(loaded, saver, body)
  const ids = { courseId: loaded.courseId, lessonId: loaded.lesson.id }
  const guard = useLeaveGuard(publishing.hasUnsavedFields)

  const handleChange = (next: LessonBody) => {
    setBody(next)
    saver.change(next)
  }
  /** Replaces the whole text. The editor's undo button reverts this. */
  const replaceText = (next: LessonBody) => {
    if (!isMarkdown) return text?.replace(next)
    forgetMarkdown({ owner, ...ids })
    setMarkdown(false)
    handleChange(next)
  }
  const handleKeepMine = (theirs: OwnLessonPage) => {
    publishing.setLive(theirs)
    saver.rebase(theirs.draft?.savedAt ?? theirs.version)
    saver.change(body)
    void saver.flush()
    text?.focus()
  }
  const handleUseTheirs = (theirs: OwnLessonPage) => {
    publishing.setLive(theirs)
    replaceText(theirs.draft?.body ?? theirs.body)
    saver.rebase(theirs.draft?.savedAt ?? theirs.version)
    text?.focus()
  }
  const handleRestore = (earlier: LessonBody) => {
    flushSync(() => setHistoryOpen(false))
    replaceText(earlier)
    text?.focus()
  }
  return (
    <AreaPage>
      <PageTitle>{t('editor.pageTitle', { title: loaded.lesson.title })}</PageTitle>
      <WriterHeader
        lesson={loaded}
        saveState={saveState}
        publishing={publishing}
        saver={saver}
        onHistory={() => setHistoryOpen(true)}
      />
      {saveState.kind === 'conflict' && (
        <DraftConflict {...ids} mine={body} onKeepMine={handleKeepMine} onUseTheirs={handleUseTheirs} />
      )}
      {isMarkdown ? (
        <MarkdownEditor
          lesson={{ owner, ...ids }}
          title={loaded.lesson.title}
          body={body}
          onChange={handleChange}
          onLeave={() => setMarkdown(false)}
        />
      ) : (
        <TextEditor
          title={loaded.lesson.title}
          body={body}
          onReady={setText}
          onChange={handleChange}
          onMarkdown={() => setMarkdown(true)}
        />
      )}
      <LessonFields publishing={publishing} body={body} />
      {isHistoryOpen && (
        <HistoryDialog {...ids} body={body} onRestore={handleRestore} onClose={() => setHistoryOpen(false)} />
      )}
      <UnsavedDialog guard={guard} />
    </AreaPage>
  )
}
