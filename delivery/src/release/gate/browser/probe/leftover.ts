/** Listeners, timers and elements that remain after a page is left. */
export interface Leftover {
  /** Identifies the listener, timer or element for as long as it exists. */
  id: number
  kind: 'listener' | 'handler' | 'timer' | 'element'
  /** The event and its target, the function of a timer, or the element as a selector. */
  name: string
  /** The file that added it; empty if that is not known. */
  script: string
}

let ids = 0
export const nextId = () => (ids += 1)
