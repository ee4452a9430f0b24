import { useSession } from '@mentor-connect/contract/auth'
import { useEffect, useRef, useState } from 'react'
import { safeOutbox, type Outbox } from '../outbox'
import { TEXT_DRAFTS, type TextDraft } from '../outboxes'

let stored: Outbox<TextDraft> | undefined
/** Opens the store of text drafts on this device. */
export const textDrafts = () => (stored ??= safeOutbox(TEXT_DRAFTS))

/**
 * The draft of a text: kept on this device until the text is sent, and deleted on sign-out.
 * @param place identifies the text, for example `ask/<mentor>`; each person has a separate draft
 */
export function useDraft<Values extends Record<string, string>>(place: string, empty: Values) {
  const owner = useSession().session.data?._id ?? ''
  const key = `${owner}/${place}`
  const [initial] = useState(empty)
  const [values, setValues] = useState(initial)
  /**
   * The draft left from an earlier visit. Undefined if there was none, or after the person has cleared all
   * fields.
   */
  const [restored, setRestored] = useState<Values>()
  const hasTyped = useRef(false)

  useEffect(() => {
    if (!owner) return
    let isCurrent = true
    void textDrafts()
      .open(owner)
      .then((entries) => {
        const draft = entries.find((one) => one.key === key)
        if (!isCurrent || !draft || hasTyped.current) return
        const found = { ...initial, ...draft.values }
        setValues(found)
        setRestored(found)
      })
    return () => {
      isCurrent = false
    }
  }, [owner, key, initial])

  const change = (patch: Partial<Values>) => {
    hasTyped.current = true
    const next = { ...values, ...patch }
    setValues(next)
    const isEmpty = Object.values(next).every((value) => value === '')
    if (isEmpty) setRestored(undefined)
    void (isEmpty
      ? textDrafts().remove(key)
      : textDrafts().put({ key, owner, writtenAt: new Date().toISOString(), values: next }))
  }
  return { values, restored, change, clear: () => textDrafts().remove(key) }
}
