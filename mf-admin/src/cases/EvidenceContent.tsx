import { call } from '@mentor-connect/api'
import { openMessageFile, type CaseDetail } from '@mentor-connect/contract/admin/cases'
import type { ChatAttachment } from '@mentor-connect/contract/messages/chatAttachments'
import { useFormats } from '@mentor-connect/i18n'
import { color, radius, Small, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { NamedContent } from './NamedContent'
import { ReportedFile } from './ReportedFile'

interface EvidenceContentProps {
  caseId: string
  content: Record<string, unknown>
  about: CaseDetail['about']
}

/** Reported content: messages as a transcript, everything else as names and values. */
export function EvidenceContent({ caseId, content, about }: EvidenceContentProps) {
  const messages = messagesIn(content)
  if (messages.length > 0)
    return <Transcript caseId={caseId} messages={messages} about={about} reported={content['seq']} />
  return <NamedContent content={content} />
}

interface Message {
  senderId: string
  message: string
  timestamp: string
  seq: number
  edited?: boolean
  deleted?: boolean
  /** Texts that were replaced or deleted, oldest first. */
  earlier?: string[]
  attachments?: Pick<ChatAttachment, 'id' | 'name'>[]
}

function messagesIn({ messages }: Record<string, unknown>): Message[] {
  return Array.isArray(messages) ? messages.filter(isMessage) : []
}

const isMessage = (value: unknown): value is Message =>
  value instanceof Object && 'message' in value && 'senderId' in value && 'timestamp' in value

interface TranscriptProps {
  caseId: string
  messages: Message[]
  about: CaseDetail['about']
  /** `seq` of the message that was reported. */
  reported: unknown
}

function Transcript({ caseId, messages, about, reported }: TranscriptProps) {
  const t = useT()
  const { dateTime } = useFormats()
  return (
    <List>
      {messages.map(
        ({ senderId, message, timestamp, seq, edited, deleted, earlier = [], attachments = [] }) => (
          <Line key={seq} $marked={seq === reported}>
            <Small>
              {[
                senderId === about.id ? (about.name ?? t('admin.person.deleted')) : t('admin.evidence.other'),
                dateTime(timestamp),
                ...(seq === reported ? [t('admin.evidence.reported')] : []),
                ...(edited ? [t('admin.evidence.edited')] : []),
                ...(deleted ? [t('admin.evidence.deleted')] : []),
              ].join(' · ')}
            </Small>
            {!deleted && <span>{message}</span>}
            {earlier.map((text, index) => (
              <span key={index}>{t('admin.evidence.earlier', { text })}</span>
            ))}
            {attachments.map(({ id, name }) => (
              <ReportedFile
                key={id}
                name={name}
                read={() => call(openMessageFile, { params: { id: caseId, file: id }, body: {} })}
              />
            ))}
          </Line>
        ),
      )}
    </List>
  )
}

const List = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.li<{ $marked: boolean }>`
  display: flex;
  flex-direction: column;
  padding: ${space[2]} ${space[3]};
  border-inline-start: 3px solid ${({ $marked }) => ($marked ? color.danger : color.border)};
  border-radius: ${radius.small};
  background: ${({ $marked }) => ($marked ? color.dangerSoft : 'transparent')};
  overflow-wrap: anywhere;
  white-space: pre-line;
`
