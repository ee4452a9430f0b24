import { useLocale } from '@mentor-connect/i18n'
import { VisuallyHidden, color, lazyPart, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../../../messages/useT'
import type { Pending } from '../../client/chatState'
import type { ShownMessage } from '../../client/shownMessages'
import { timeLabel } from '../../dates/days'
import { MenuButton } from '../message-actions/MenuButton'
import { Quote } from '../message-actions/Quote'
import { Reactions } from '../message-actions/Reactions'
import { AuthorLine } from './AuthorLine'
import { TextWithFiles } from './TextWithFiles'
import { isPending, timeOf } from './blocks'
import { DeliveryMark } from './DeliveryMark'
import type { RoomLog } from './roomLog'
import { RoomText } from './RoomText'
import { FailedActions, type PendingActions } from './FailedActions'

const UploadStatus = lazyPart(() =>
  import(/* webpackChunkName: "message-files" */ '../../attachments/UploadStatus').then(
    (part) => part.UploadStatus,
  ),
)

interface MessageLineProps {
  message: ShownMessage | Pending
  isOwn: boolean
  /** Name of the other person, in a conversation of two. */
  name: string
  ownId: string
  /** Additions of a room; undefined in a conversation of two. */
  room?: RoomLog
  /** True if the message is the first of consecutive messages by one person. */
  isFirst: boolean
  isRead: boolean
  actions: PendingActions
}

export function MessageLine({
  message,
  isOwn,
  name,
  ownId,
  room,
  isFirst,
  isRead,
  actions,
}: MessageLineProps) {
  const t = useT()
  const locale = useLocale()
  const time = timeOf(message)
  const failed = isPending(message) && message.failure !== undefined
  const stored = isPending(message) ? undefined : message
  const refused = stored?.unconfirmed?.find(({ failure }) => failure)
  const isWaiting = !stored || stored.unconfirmed?.some(({ failure }) => !failure)
  const state = failed ? 'failed' : isWaiting ? 'sending' : isRead ? 'read' : 'sent'
  const author = room?.authorOf(message.senderId)
  const isGone = stored?.deleted === true || stored?.removed === true
  const isNamed = author !== undefined && isFirst && !isOwn
  return (
    <Line $own={isOwn} $first={isFirst} data-seq={stored?.seq} tabIndex={stored && -1}>
      {isNamed && <AuthorLine author={author} />}
      <Spoken $own={isOwn}>
        <Bubble $own={isOwn} $failed={failed}>
          {!isNamed && (
            <VisuallyHidden>{isOwn ? t('chat.message.you') : (author?.name ?? name)}: </VisuallyHidden>
          )}
          {message.replyTo && !isGone && <Quote quote={message.replyTo} />}
          {stored?.deleted ? (
            <Deleted dir="auto">{t(isOwn ? 'chat.message.deletedOwn' : 'chat.message.deleted')}</Deleted>
          ) : room ? (
            <RoomText message={message} ownId={ownId} room={room} />
          ) : (
            <TextWithFiles message={message} />
          )}
          <Meta $own={isOwn && !failed}>
            {stored?.edited && !isGone && <span>{t('chat.message.edited')}</span>}
            <time dateTime={time}>{timeLabel(time, locale)}</time>
            {isOwn && <DeliveryMark state={state} />}
          </Meta>
        </Bubble>
        {stored && !isGone && <MenuButton seq={stored.seq} timestamp={stored.timestamp} />}
      </Spoken>
      {stored?.reactions && stored.reactions.length > 0 && (
        <Reactions seq={stored.seq} reactions={stored.reactions} />
      )}
      {isPending(message) && message.files && (
        <UploadStatus
          message={message}
          progress={actions.uploadProgress}
          onCancel={() => actions.discard(message.clientMsgId)}
        />
      )}
      {refused && <FailedActions clientMsgId={refused.clientMsgId} actions={actions} isChange />}
      {failed && <FailedActions clientMsgId={message.clientMsgId!} actions={actions} />}
    </Line>
  )
}

const Line = styled.li<{ $own: boolean; $first: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
  padding-top: ${({ $first }) => ($first ? space[3] : '0.1875rem')};
  border-radius: ${radius.large};

  &[data-marked] {
    background: ${color.primarySoft};
  }
`

const Spoken = styled.div<{ $own: boolean }>`
  display: flex;
  flex-direction: ${({ $own }) => ($own ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space[1]};
  width: 100%;
`

const Deleted = styled.span`
  font-style: italic;
`

const Bubble = styled.div<{ $own: boolean; $failed: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  gap: 0 ${space[3]};
  max-width: min(85%, 36rem);
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${({ $own, $failed }) => ($failed ? color.danger : $own ? color.primary : color.border)};
  border-radius: ${radius.large};
  border-end-end-radius: ${({ $own }) => ($own ? radius.small : radius.large)};
  border-end-start-radius: ${({ $own }) => ($own ? radius.large : radius.small)};
  background: ${({ $own, $failed }) => ($failed ? color.dangerSoft : $own ? color.primary : color.surface)};
  color: ${({ $own, $failed }) => ($own && !$failed ? color.onPrimary : color.text)};

  & > span[dir] {
    flex: 1 1 auto;
    min-width: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`

const Meta = styled.span<{ $own: boolean }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $own }) => ($own ? 'inherit' : color.muted)};
  font-size: 0.8125rem;
  line-height: 1.6;
`
