import { newId } from '@mentor-connect/api'
import { useDraft } from '@mentor-connect/api/drafts'
import { useEffect, useRef, useState } from 'react'
import { useReaderId } from '../place/useReaderId'
import { handedOver } from './handedOver'

/**
 * The draft of a post. For signed-in people it is kept on this device until it is sent. For visitors it is
 * kept in the tab, so that it is there after they have logged in.
 *
 * The draft includes the id of the post, which is new for each text, so that a repeated request does not
 * create a second post.
 * @param place identifies the post, for example `answer/<question>`
 */
export function usePostDraft<Values extends Record<string, string>>(place: string, empty: Values) {
  const isReader = useReaderId() !== undefined
  const [initial] = useState({ ...empty, id: '' })
  const draft = useDraft(`community/${place}`, initial)
  const [typed, setTyped] = useState(initial)

  const adopt = (values: Record<string, string>) => {
    if (!isReader) return setTyped({ ...initial, ...values })
    handedOver.forget()
    draft.change({ ...initial, ...values, id: newId() })
  }
  const latestAdopt = useRef(adopt)
  useEffect(() => {
    latestAdopt.current = adopt
  })
  useEffect(() => {
    const values = handedOver.get(place)
    if (values) latestAdopt.current(values)
  }, [place, isReader])

  const change = (patch: Partial<Values>) => {
    if (isReader) return draft.change(withId({ ...draft.values, ...patch }))
    const next = { ...typed, ...patch }
    setTyped(next)
    handedOver.remember({ place, values: next })
  }
  return {
    values: isReader ? draft.values : typed,
    /** True if the draft was left from an earlier visit. */
    isRestored: isReader && draft.restored !== undefined,
    change,
    clear: () => draft.change(initial),
  }
}

/** An empty draft has no id, so that nothing is stored. */
function withId<Values extends Record<string, string>>(values: Values): Values {
  const isEmpty = Object.entries(values).every(([name, value]) => name === 'id' || value === '')
  return { ...values, id: isEmpty ? '' : newId() }
}
