import type { OutgoingFile } from '@mentor-connect/api/outboxes'
import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import {
  IconButton,
  UNUSABLE,
  VisuallyHidden,
  color,
  font,
  isComposing,
  lazyPart,
  radius,
  space,
  useBottomBar,
} from '@mentor-connect/ui'
import { SendHorizontal } from 'lucide-react'
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { flushSync } from 'react-dom'
import { useT } from '../../../messages/useT'
import type { Intent } from '../message-actions/intent'
import { useIntentText } from '../message-actions/useIntentText'
import { AttachButton } from '../../attachments/AttachButton'
import { useChosenFiles } from '../../attachments/useChosenFiles'
import { useRecorder } from '../../attachments/useRecorder'
import { RecordButton, RecordingBar } from '../../attachments/VoiceRecorder'
import type { TypingHelp } from './typingHelp'
import { ContactWarning } from './ContactWarning'
import { FirstContactNote } from './FirstContactNote'
import { LengthHint, charactersLeft } from './LengthHint'

const ChosenFiles = lazyPart(() =>
  import(/* webpackChunkName: "message-files" */ '../../attachments/ChosenFiles').then(
    (part) => part.ChosenFiles,
  ),
)

interface ComposerProps {
  /** Name of the recipient. */
  name: string
  /** Number of messages that may be sent before the recipient answers; undefined without a limit. */
  messagesLeft: number | undefined
  /**
   * Runs before the first message of the thread, for example to ask for the age. It either calls `post`, or leaves
   * the text in the box. Undefined if the person has already written.
   */
  beforeFirst: ((post: () => Promise<void>) => Promise<unknown>) | undefined
  /** The purpose of the text, if it is not a new message. */
  intent?: Intent
  /** Called on Escape while there is an intent. */
  onCancelIntent?: () => void
  /** True if files can be sent, once the partner has answered. */
  acceptsFiles?: boolean
  onSend: (text: string, files: OutgoingFile[]) => void
  /** Shown above the box. */
  children?: ReactNode
  /** Offers something while a text is typed. */
  help?: TypingHelp
}

/**
 * The message box. Enter sends, Shift+Enter starts a new line. While no message may be sent, it keeps the typed text.
 */
export function Composer(props: ComposerProps) {
  const { name, messagesLeft, beforeFirst, intent, onCancelIntent, onSend, help, children } = props
  const { acceptsFiles = false } = props
  const t = useT()
  const hintId = useId()
  const noteId = useId()
  const bar = useBottomBar<HTMLFormElement>()
  const [text, setText] = useState('')
  const input = useRef<HTMLTextAreaElement>(null)
  const isAsking = useRef(false)
  useIntentText(intent, input, text, setText)
  const left = charactersLeft(text)
  const isClosed = messagesLeft === 0
  // Files come only after an answer; the server refuses them before.
  const mayAttach = acceptsFiles && messagesLeft === undefined
  const chosen = useChosenFiles(mayAttach)
  const recorder = useRecorder({ name: t('chat.voice.name'), onRecorded: chosen.put })
  // Chosen files stay while another text is edited.
  const files = mayAttach ? chosen.files : []
  const hasContent = !isBlank(text) || files.length > 0
  const canSend = !isClosed && hasContent && left >= 0 && !recorder.now

  const send = () => {
    if (!canSend || isAsking.current) return
    const post = () => {
      onSend(text.trim(), files)
      setText('')
      if (mayAttach) chosen.clear()
    }
    if (!beforeFirst) return post()
    isAsking.current = true
    void beforeFirst(async () => post()).finally(() => (isAsking.current = false))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  /** Puts another text into the box, with the caret at a position. */
  const replace = (next: string, caret: number) => {
    flushSync(() => setText(next))
    input.current?.focus()
    input.current?.setSelectionRange(caret, caret)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (help?.onKey(event)) return event.preventDefault()
    if (event.key === 'Escape' && intent) onCancelIntent?.()
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <Form ref={bar} onSubmit={handleSubmit}>
      {messagesLeft !== undefined && <FirstContactNote id={noteId} name={name} messagesLeft={messagesLeft} />}
      {!isClosed && messagesLeft !== undefined && <ContactWarning text={text} name={name} />}
      {help?.panel}
      <LengthHint id={hintId} left={left} />
      {children}
      {acceptsFiles && <RecordingBar recorder={recorder} />}
      {acceptsFiles && chosen.hasNews && (
        <ChosenFiles chosen={chosen} onRemoved={() => input.current?.focus()} />
      )}
      <Box $closed={isClosed}>
        {mayAttach && <AttachButton chosen={chosen} />}
        <VisuallyHidden as="label" htmlFor="chat-composer">
          {t('chat.composer.label', { name })}
        </VisuallyHidden>
        <Text
          ref={input}
          {...help?.attributes}
          id="chat-composer"
          rows={1}
          value={text}
          placeholder={isClosed ? undefined : t('chat.composer.placeholder')}
          enterKeyHint="send"
          readOnly={isClosed}
          aria-disabled={isClosed || undefined}
          aria-describedby={messagesLeft === undefined ? hintId : `${noteId} ${hintId}`}
          aria-invalid={left < 0 || undefined}
          onChange={(event) => {
            setText(event.target.value)
            help?.onEdit(event.target, replace)
          }}
          onSelect={(event) => help?.onEdit(event.currentTarget, replace)}
          onKeyDown={handleKey}
          onPaste={acceptsFiles ? chosen.handlePaste : undefined}
        />
        {mayAttach && !recorder.now && text === '' && <RecordButton recorder={recorder} />}
        <SendButton
          type="submit"
          aria-label={t(intent?.kind === 'edit' ? 'chat.actions.save' : 'chat.composer.send')}
          $inactive={!canSend}
        >
          <SendHorizontal size={22} aria-hidden />
        </SendButton>
      </Box>
    </Form>
  )
}

const Form = styled.form`
  flex: none;
  padding: ${space[2]} ${space[3]} ${space[3]};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`

const Box = styled.div<{ $closed: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-end;
  gap: ${space[1]};
  padding: ${space[1]};
  border: 1px solid ${color.control};
  border-radius: ${radius.large};
  background: ${({ $closed }) => ($closed ? color.sunken : color.background)};

  &:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 1px;
  }
`

const Text = styled.textarea`
  flex: 1;
  min-width: 0;
  max-height: 9rem;
  padding: ${space[2]} ${space[3]};
  border: 0;
  background: transparent;
  font-size: ${font.size.body};
  line-height: 1.75;
  resize: none;
  field-sizing: content;

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    overflow: hidden;
    color: ${color.muted};
    text-overflow: ellipsis;
    white-space: nowrap;
    opacity: 1;
  }
`

const SendButton = styled(IconButton)`
  background: ${color.primary};
  color: ${color.onPrimary};

  &:hover:not(${UNUSABLE}) {
    background: ${color.primaryHover};
  }
  &${UNUSABLE} {
    background: ${color.sunken};
    color: ${color.muted};
    opacity: 1;
  }
`
