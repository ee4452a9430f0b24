import { useCallback, useEffect, useRef, useState } from 'react'
import type { Flushed } from './flushEntries'
import type { Outgoing } from './outgoing'
import { useSendingTimes } from './useSendingTimes'

/**
 * `offline`: some changes are only on this device and will be sent when the network is back. `refused`: the server
 * did not accept the last change.
 */
export type OutgoingStatus = 'saved' | 'saving' | 'offline' | 'refused'

/** Delay before changes that could not be sent are tried again, in ms. */
const RETRY_MS = 15_000

interface Entry {
  id: string
  userId: string
  actedAt: string
}

interface Options<Change> {
  /** The time for which changes are collected before they are sent, in ms. */
  delayMs?: number
  /** Receives the changes that an earlier visit could not send, before they are sent. */
  onFound?: (entries: Change[]) => void
  /** Receives the result of each attempt to send the changes. */
  onFlushed?: (flushed: Flushed<Change>) => void
}

/**
 * Stores a person's changes on this device when they are made and sends them a moment later, so that neither a closed
 * browser nor a lost connection loses a change.
 */
export function useOutgoing<Change extends Entry>(
  unsent: Outgoing<Change>,
  userId: string,
  options: Options<Change> = {},
) {
  const [status, setStatus] = useState<OutgoingStatus>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The last queued task. Writing to the outbox and sending from it happen one after the other. */
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })

  const queue = useCallback(<Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(act)
    last.current = done
    return done
  }, [])

  /** Sends the waiting changes. Resolves to true if the server has confirmed all of them. */
  const send = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    return queue(async () => {
      const flushed = await unsent.flush(userId)
      const { sent, refused, waiting } = flushed
      current.current.onFlushed?.(flushed)
      if (refused.length > 0) setStatus('refused')
      else if (waiting > 0) setStatus('offline')
      else setStatus((before) => (before === 'refused' && sent.length === 0 ? before : 'saved'))
      if (waiting > 0) timer.current = setTimeout(() => void send(), RETRY_MS)
      return waiting === 0
    })
  }, [unsent, userId, queue])

  useEffect(() => {
    let isGone = false
    void unsent
      .outbox()
      .open(userId)
      .then((entries) => {
        if (isGone || entries.length === 0) return
        current.current.onFound?.(entries)
        void send()
      })
    return () => {
      isGone = true
      clearTimeout(timer.current)
    }
  }, [unsent, userId, send])
  const sendNow = () => void send()
  useSendingTimes({ onOnline: sendNow, onLeave: sendNow, onReturn: sendNow })

  /** Stores a change with the current time, sends it and returns it. */
  const put = (change: Omit<Change, 'userId' | 'actedAt'>): Change => {
    setStatus('saving')
    const entry = { ...change, userId, actedAt: new Date().toISOString() } as Change
    void queue(() => unsent.outbox().put(entry))
    clearTimeout(timer.current)
    if (current.current.delayMs) timer.current = setTimeout(sendNow, current.current.delayMs)
    else sendNow()
    return entry
  }

  /** Removes a change from the outbox because it reached the server in another way. */
  const forget = (id: string): Promise<void> => {
    clearTimeout(timer.current)
    setStatus('saved')
    return queue(() => unsent.outbox().remove(id))
  }

  return { status, put, send, forget }
}
