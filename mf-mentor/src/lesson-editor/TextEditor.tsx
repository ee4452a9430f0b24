import type { LessonBody } from '@mentor-connect/contract/courses/lessons/lessonBlocks'
import { languageOf } from '@mentor-connect/i18n'
import { Button, Hint, Row, Stack, media } from '@mentor-connect/ui'
import type { Command } from 'prosemirror-state'
import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { EditorDialogs } from './blocks/EditorDialogs'
import { useDrawObject } from './blocks/useDrawObject'
import { bodyWords } from './history/bodyDifferences'
import { useT } from './messages/useT'
import { formOf } from './toolbar/contextTools'
import type { DialogName } from './toolbar/Tool'
import { Toolbar } from './toolbar/Toolbar'
import { selectedObject } from './writing/blockCommands'
import { TextArea } from './writing/TextStyle'
import { useEditor, type Editor } from './writing/useEditor'

export type TextHandle = Pick<Editor, 'focus' | 'replace'>

interface TextEditorProps {
  /** Title of the lesson, part of the text field's accessible name. */
  title: string
  body: LessonBody
  onReady: (text: TextHandle) => void
  onChange: (body: LessonBody) => void
  /** Switches to editing as Markdown. */
  onMarkdown: () => void
}

/** The text of a lesson in the visual editor, with its toolbar and dialogs. */
export function TextEditor({ title, body, onReady, onChange, onMarkdown }: TextEditorProps) {
  const t = useT()
  const hintId = useId()
  const toolbar = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<DialogName>()
  const [files, setFiles] = useState<File[]>([])

  const opens =
    (name: DialogName): Command =>
    () => {
      setDialog(name)
      return true
    }
  const openObject: Command = (state, dispatch, view) => {
    const form = formOf(selectedObject(state))
    return form ? opens(form)(state, dispatch, view) : false
  }
  const focusToolbar: Command = () => {
    toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    return true
  }
  const handlePictures = (pasted: File[]) => {
    setFiles(pasted)
    setDialog('picture')
  }
  const editor = useEditor({
    body,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': t('editor.text', { title }),
      'aria-describedby': hintId,
      lang: languageOf(bodyWords(body)) ?? languageOf(title) ?? 'en',
    },
    placeholder: t('editor.placeholder'),
    draw: useDrawObject(),
    ownKeys: { 'Mod-k': opens('link'), 'Alt-F10': focusToolbar, Enter: openObject },
    onChange,
    onPictures: handlePictures,
  })
  const { focus, replace } = editor
  const ready = useRef({ focus, replace, onReady })
  useEffect(() => {
    const { onReady: tell, ...handle } = ready.current
    tell(handle)
  }, [])

  /** If several pictures were pasted or dropped, opens the dialog of the next one. */
  const handleClose = () => {
    const [, ...rest] = files
    setFiles(rest)
    if (rest.length > 0) return
    setDialog(undefined)
    // Runs after the dialog has returned the focus to the button that opened it.
    queueMicrotask(focus)
  }
  const handleDone = (command: Command) => {
    editor.run(command)
    handleClose()
  }
  return (
    <Stack as="section" $gap={3} aria-label={t('editor.section')}>
      <Sticky>
        <Toolbar
          ref={toolbar}
          state={editor.state}
          onRun={(command) => {
            editor.run(command)
            if (!toolbar.current?.contains(document.activeElement)) focus()
          }}
          onOpen={setDialog}
          onLeave={focus}
        />
      </Sticky>
      <TextArea ref={editor.host} />
      <Row $between>
        <Hint id={hintId}>{t('editor.keys')}</Hint>
        <Button $variant="ghost" onClick={onMarkdown}>
          {t('editor.markdown.open')}
        </Button>
      </Row>
      {dialog && (
        <EditorDialogs
          open={dialog}
          state={editor.state}
          file={files[0]}
          onDone={handleDone}
          onClose={handleClose}
        />
      )}
    </Stack>
  )
}

/** The toolbar stays visible while a long text is written; on phones it is below the area's header. */
const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;

  ${media.belowTablet} {
    top: 4rem;
  }
`
