import type { Control, UseFormSubscribe } from 'react-hook-form'
import type { ResourceValues } from '../resourceValues'

type Listener = () => void
type Subscribe = (listener: Listener) => () => void

const subscriptions = new WeakMap<Control<ResourceValues>, Subscribe>()

/**
 * One subscription to all changes of a form, for any number of listeners. What is typed reaches them after the frame that
 * shows it, because in a long course hundreds of them would delay each key; everything else reaches them at once.
 */
export function changesOf(
  control: Control<ResourceValues>,
  subscribe: UseFormSubscribe<ResourceValues>,
): Subscribe {
  const known = subscriptions.get(control)
  if (known) return known
  const shared = sharedSubscription(subscribe)
  subscriptions.set(control, shared)
  return shared
}

function sharedSubscription(subscribe: UseFormSubscribe<ResourceValues>): Subscribe {
  const listeners = new Set<Listener>()
  let end: (() => void) | undefined
  let frame: number | undefined
  const notify = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    for (const listener of [...listeners]) listener()
  }
  const notifyLater = () => {
    frame ??= requestAnimationFrame(() => {
      frame = requestAnimationFrame(notify)
    })
  }
  const start = () =>
    subscribe({
      formState: { values: true, errors: true },
      callback: ({ type }) => (type === 'change' ? notifyLater() : notify()),
    })
  return (listener) => {
    listeners.add(listener)
    end ??= start()
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      end?.()
      end = undefined
    }
  }
}
