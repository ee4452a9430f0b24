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
  /** Title of the lesson, by which assistive technology names the text field. */
  title: string
  body: LessonBody
  onReady: (text: TextHandle) => void
  onChange: (body: LessonBody) => void
  /** Continues as Markdown. */
  onMarkdown: () => void
}

/** The text of a lesson with its toolbar and forms. */
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

  /** Several pictures are asked for one after the other. */
  const handleClose = () => {
    const [, ...rest] = files
    setFiles(rest)
    if (rest.length > 0) return
    setDialog(undefined)
    // After the dialog has given the focus back to the button that opened it.
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

/** Stays in view while a long text is written, on phones below the header of the area. */
const Sticky = styled.div`
  position: sticky;
  top: 0;
  z-index: 10;

  ${media.belowTablet} {
    top: 4rem;
  }
`
