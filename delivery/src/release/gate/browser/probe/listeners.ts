import { nextId, type Leftover } from './leftover'
import { runningScript } from './scriptOf'

interface Options {
  capture?: boolean
  once?: boolean
  signal?: AbortSignal
}
type Listener = EventListenerOrEventListenerObject | null

/** Records listeners of the window, the document and its root elements. Returns a function that lists them. */
export function watchListeners(): () => Leftover[] {
  const known = new Map<EventTarget, Map<Listener, Map<string, Leftover>>>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const entriesOf = (target: EventTarget, listener: Listener) => {
    const ofTarget = known.get(target) ?? new Map<Listener, Map<string, Leftover>>()
    known.set(target, ofTarget)
    const entries = ofTarget.get(listener) ?? new Map<string, Leftover>()
    ofTarget.set(listener, entries)
    return entries
  }
  const keyOf = (type: string, { capture = false }: Options) => `${type} ${capture}`
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const target = this ?? window
    const name = nameOf(target)
    const given = optionsOf(options)
    // A listener with `once` removes itself after its first event.
    if (name && listener && !given.once && !given.signal?.aborted) {
      const entries = entriesOf(target, listener)
      const key = keyOf(type, given)
      if (!entries.has(key))
        entries.set(key, {
          id: nextId(),
          kind: 'listener',
          name: `${type} of ${name}`,
          script: runningScript(),
        })
      if (given.signal)
        addEventListener.call(given.signal, 'abort', () => entries.delete(key), { once: true })
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = this ?? window
    if (nameOf(target))
      known
        .get(target)
        ?.get(listener)
        ?.delete(keyOf(type, optionsOf(options)))
    return removeEventListener.call(target, type, listener, options)
  }
  return () =>
    [...known.values()].flatMap((ofTarget) => [...ofTarget.values()].flatMap((all) => [...all.values()]))
}

const optionsOf = (options: boolean | AddEventListenerOptions | EventListenerOptions | undefined): Options =>
  typeof options === 'object' && options !== null ? options : { capture: Boolean(options) }

/** Name of a target that outlives the page; undefined for any other target. */
export function nameOf(target: EventTarget): string | undefined {
  if (target === window) return 'window'
  if (target === document) return 'document'
  if (target === document.documentElement) return 'the root element'
  return target === document.body ? 'the body' : undefined
}
