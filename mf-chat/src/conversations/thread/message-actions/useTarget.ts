import type { ChatMessage } from '@mentor-connect/contract/messages/chat'
import { useContext, useEffect, type RefObject } from 'react'
import { TargetContext } from './messageActions'

/** The time for which the message to which the reader has gone is marked, in ms. */
const MARKED_MS = 2_000

/** Scrolls to the message to which the reader wants to go, as soon as it is loaded. */
export function useTarget(log: RefObject<HTMLElement | null>, messages: ChatMessage[]) {
  const target = useContext(TargetContext)
  const isLoaded = target !== undefined && messages.some(({ seq }) => seq === target.seq)
  useEffect(() => {
    if (!target || !isLoaded) return
    const line = log.current?.querySelector<HTMLElement>(`[data-seq="${target.seq}"]`)
    line?.scrollIntoView?.({ block: 'center' })
    line?.focus({ preventScroll: true })
    line?.setAttribute('data-marked', '')
    setTimeout(() => line?.removeAttribute('data-marked'), MARKED_MS)
    target.onReached()
  }, [target, isLoaded, log])
}
