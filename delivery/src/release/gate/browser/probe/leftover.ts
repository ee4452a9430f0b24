/** Listeners, timers and elements that remain after a page is left. */
export interface Leftover {
  /** The same for the same thing, as long as it is there. */
  id: number
  kind: 'listener' | 'handler' | 'timer' | 'element'
  /** The event and its target, the function of a timer, or the element as a selector. */
  name: string
  /** The file that added it; empty if that is not known. */
  script: string
}

let ids = 0
export const nextId = () => (ids += 1)
