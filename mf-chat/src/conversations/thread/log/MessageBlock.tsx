import { useLocale } from '@mentor-connect/i18n'
import { Fragment, memo, useLayoutEffect, useRef, type RefObject } from 'react'
import type { ThreadMessage } from '../../client/chatState'
import { useT } from '../../../messages/useT'
import { dayLabel } from '../../dates/days'
import { isNotice, isPending, keyOf, startsDay, startsRun, timeOf, type Block, type Item } from './blocks'
import { CallLine } from './CallLine'
import type { PendingActions } from './FailedActions'
import { MessageLine } from './MessageLine'
import { NoticeLine } from './NoticeLine'
import { RuleLine } from './RuleLine'
import type { RoomLog } from './roomLog'

interface MessageBlockProps {
  block: Block
  ownId: string
  name: string
  /** Additions of a room; undefined in a conversation of two. */
  room?: RoomLog
  /** Sequence number up to which the other person has read. */
  readUpTo: number
  today: number
  actions: PendingActions
}

/** About fifty entries of a thread. The browser skips layout and painting of blocks that are out of view. */
export const MessageBlock = memo(function MessageBlock(props: MessageBlockProps) {
  const { block, ownId, name, room, readUpTo, today, actions } = props
  const list = useRef<HTMLOListElement>(null)
  const { items } = block

  useSkippedOutOfSight(list, items.length)

  return (
    <ol ref={list}>
      {items.map((item, index) => {
        const before = items[index - 1] ?? block.before
        return (
          <Fragment key={keyOf(item)}>
            {startsDay(item, before) && <DayLine iso={timeOf(item)} today={today} />}
            {room && 'seq' in item && item.seq === room.firstUnread && <UnreadLine />}
            {isNotice(item) ? (
              <NoticeLine notice={item} />
            ) : !isPending(item) && item.call ? (
              <CallLine message={item} call={item.call} isOwn={item.senderId === ownId} name={name} />
            ) : (
              <MessageLine
                message={item}
                isOwn={item.senderId === ownId}
                name={name}
                ownId={ownId}
                room={room}
                isFirst={startsRun(item, before)}
                isRead={!isPending(item) && item.seq <= readUpTo}
                actions={actions}
              />
            )}
          </Fragment>
        )
      })}
    </ol>
  )
}, isSame)

/**
 * Enables `content-visibility` for a list one frame after each change of its length. The browser must lay the list
 * out once to remember its height; otherwise it would skip the list with its old height, and the scroll position
 * would jump.
 */
function useSkippedOutOfSight(list: RefObject<HTMLOListElement | null>, length: number) {
  useLayoutEffect(() => {
    const { style, offsetHeight } = list.current!
    style.containIntrinsicSize = `auto ${offsetHeight}px`
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (style.contentVisibility = 'auto'))
    })
    return () => {
      cancelAnimationFrame(frame)
      style.contentVisibility = ''
    }
  }, [list, length])
}

/** Compares props for `memo`, so that a block rerenders only if something in it has changed. */
function isSame(one: MessageBlockProps, other: MessageBlockProps): boolean {
  return (
    one.ownId === other.ownId &&
    one.name === other.name &&
    one.room === other.room &&
    one.today === other.today &&
    one.actions === other.actions &&
    one.block.before === other.block.before &&
    readWithin(one) === readWithin(other) &&
    haveSameItems(one.block.items, other.block.items)
  )
}

function haveSameItems(one: Item[], other: Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index])
}

/** The read position, limited to the block: changes beyond it do not concern the block. */
function readWithin({ block, readUpTo }: MessageBlockProps): number {
  const stored = block.items.filter((item): item is ThreadMessage => 'seq' in item)
  const first = stored[0]?.seq ?? 0
  return Math.max(first - 1, Math.min(readUpTo, stored.at(-1)?.seq ?? 0))
}

function DayLine({ iso, today }: { iso: string; today: number }) {
  const t = useT()
  const locale = useLocale()
  const names = { today: t('chat.day.today'), yesterday: t('chat.day.yesterday') }
  return (
    <RuleLine>
      <time dateTime={iso.slice(0, 10)}>{dayLabel(iso, today, locale, names)}</time>
    </RuleLine>
  )
}

/** Above the first message that was unread when the room was opened. */
function UnreadLine() {
  const t = useT()
  return <RuleLine $isNew>{t('chat.thread.new')}</RuleLine>
}
