import type { Control, UseFormSubscribe } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'

type Listener = () => void

export interface FormChanges {
  /** Returns a function that ends the subscription. */
  subscribe: (listener: Listener) => () => void
  /** Called by a field after typing. */
  typed: () => void
  /** Notifies the listeners at once of typed changes that they have not received yet. */
  flush: () => void
}

const changes = new WeakMap<Control<ResourceValues>, FormChanges>()

/**
 * Notifies any number of listeners of all changes of a form. Typed changes reach the listeners only after the frame
 * that shows them, because in a long course hundreds of listeners would slow down typing. All other changes reach
 * them at once.
 *
 * Fields report typed changes themselves, because a subscription to the values would copy all values on every key.
 */
export function changesOf(
  control: Control<ResourceValues>,
  subscribe: UseFormSubscribe<ResourceValues>,
): FormChanges {
  const known = changes.get(control)
  if (known) return known
  const shared = sharedChanges(subscribe)
  changes.set(control, shared)
  return shared
}

function sharedChanges(subscribe: UseFormSubscribe<ResourceValues>): FormChanges {
  const listeners = new Set<Listener>()
  let end: (() => void) | undefined
  let frame: number | undefined
  const notify = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    for (const listener of [...listeners]) listener()
  }
  // Adding, moving or removing items notifies as well: it changes `isDirty`, or the caller reports it with
  // `typed`.
  const start = () => subscribe({ formState: { isDirty: true, errors: true }, callback: notify })
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      end ??= start()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        end = undefined
      }
    },
    typed: () => {
      frame ??= requestAnimationFrame(() => {
        frame = requestAnimationFrame(notify)
      })
    },
    flush: () => {
      if (frame !== undefined) notify()
    },
  }
}
