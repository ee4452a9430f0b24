import { safeOutbox, type Outbox } from '@mentor-connect/api/outbox'
import { TEXT_DRAFTS, type TextDraft } from '@mentor-connect/api/outboxes'
import { useSession } from '@mentor-connect/contract/auth'
import { useEffect, useRef, useState } from 'react'

let stored: Outbox<TextDraft> | undefined
const drafts = () => (stored ??= safeOutbox(TEXT_DRAFTS))

/** What somebody types, kept on this device until it is sent. It is deleted on sign-out. */
export function useDraft<Values extends Record<string, string>>(place: string, empty: Values) {
  const owner = useSession().session.data?._id ?? ''
  const key = `${owner}/${place}`
  const [values, setValues] = useState(empty)
  const [isRestored, setRestored] = useState(false)
  const hasTyped = useRef(false)

  useEffect(() => {
    if (!owner) return
    let isCurrent = true
    void drafts()
      .open(owner)
      .then((found) => {
        const draft = found.find((one) => one.key === key)
        if (!isCurrent || !draft || hasTyped.current) return
        setValues((before) => ({ ...before, ...draft.values }))
        setRestored(true)
      })
    return () => {
      isCurrent = false
    }
  }, [owner, key])

  const change = (patch: Partial<Values>) => {
    hasTyped.current = true
    const next = { ...values, ...patch }
    setValues(next)
    const isEmpty = Object.values(next).every((value) => value === '')
    void (isEmpty
      ? drafts().remove(key)
      : drafts().put({ key, owner, writtenAt: new Date().toISOString(), values: next }))
  }
  return { values, isRestored, change, clear: () => drafts().remove(key) }
}
