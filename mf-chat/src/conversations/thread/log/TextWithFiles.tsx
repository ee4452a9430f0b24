import { languageOf } from '@mentor-connect/i18n'
import { lazyPart } from '@mentor-connect/ui'
import type { Pending } from '../../client/chatState'
import type { ShownMessage } from '../../client/shownMessages'
import { OwnPagePreview } from '../../previews/OwnPagePreview'
import { MessageText } from './MessageText'
import type { MarkedMention } from './splitMentions'
import { filesOf, textOf } from '../../attachments/shownFiles'

const MessageFiles = lazyPart(() =>
  import(/* webpackChunkName: "message-files" */ '../../attachments/MessageFiles').then(
    (part) => part.MessageFiles,
  ),
)

interface TextWithFilesProps {
  message: ShownMessage | Pending
  /** The people who are mentioned in the text. */
  mentions?: MarkedMention[]
}

/** The files of a message, its text, and a card for a page of ours to which it links. */
export function TextWithFiles({ message, mentions }: TextWithFilesProps) {
  const files = filesOf(message)
  const text = textOf(message)
  return (
    <>
      {files.length > 0 && <MessageFiles files={files} />}
      {text !== '' && (
        <span dir="auto" lang={languageOf(text)}>
          <MessageText text={text} mentions={mentions} />
        </span>
      )}
      {text !== '' && <OwnPagePreview text={text} />}
    </>
  )
}
