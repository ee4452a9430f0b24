import type { Control, UseFormSubscribe } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'

type Listener = () => void

export interface FormChanges {
  /** Returns a function that ends the subscription. */
  subscribe: (listener: Listener) => () => void
  /** Something was typed. */
  typed: () => void
  /** Tells the listeners at once what was typed. */
  flush: () => void
}

const changes = new WeakMap<Control<ResourceValues>, FormChanges>()

/**
 * All changes of a form, for any number of listeners. What is typed reaches them after the frame that shows it, because in a
 * long course hundreds of them would delay each key; everything else reaches them at once.
 *
 * Fields tell what is typed themselves: a subscription to the values of the form would copy all of them with each key.
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
  // Items that are added, moved or removed change whether the form is dirty, or are told of as such.
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
