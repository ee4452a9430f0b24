import { useCallback, useEffect, useRef, useState } from 'react'
import type { Flushed } from './flushEntries'
import type { Outgoing } from './outgoing'
import { useSendingTimes } from './useSendingTimes'

/**
 * `offline`: changes are on this device and are sent when the network is back. `refused`: the server did not accept the
 * last one.
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
  /** How long changes are collected before they are sent, in ms. */
  delayMs?: number
  /** Receives what an earlier visit could not send, before it is sent. */
  onFound?: (entries: Change[]) => void
  /** Receives what became of the changes. */
  onFlushed?: (flushed: Flushed<Change>) => void
}

/**
 * Changes of a person that are stored on this device when they are made, and sent a moment later, so that neither a
 * closed browser nor a lost connection loses one.
 */
export function useOutgoing<Change extends Entry>(
  unsent: Outgoing<Change>,
  userId: string,
  options: Options<Change> = {},
) {
  const [status, setStatus] = useState<OutgoingStatus>('saved')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Writes and sendings happen one after the other. */
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

  /** Sends what is waiting; resolves with whether the server has everything. */
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

  /** Stores a change of now, and sends it; returns it. */
  const put = (change: Omit<Change, 'userId' | 'actedAt'>): Change => {
    setStatus('saving')
    const entry = { ...change, userId, actedAt: new Date().toISOString() } as Change
    void queue(() => unsent.outbox().put(entry))
    clearTimeout(timer.current)
    if (current.current.delayMs) timer.current = setTimeout(sendNow, current.current.delayMs)
    else sendNow()
    return entry
  }

  /** Forgets a change that reached the server in another way. */
  const forget = (id: string): Promise<void> => {
    clearTimeout(timer.current)
    setStatus('saved')
    return queue(() => unsent.outbox().remove(id))
  }

  return { status, put, send, forget }
}
