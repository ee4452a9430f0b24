/** A listener, timer or element that remains after its page is left. */
export interface Leftover {
  /** Identifies the listener, timer or element for as long as it exists. */
  id: number
  kind: 'listener' | 'handler' | 'timer' | 'element'
  /** The event and its target, the function of a timer, or the element as a selector. */
  name: string
  /** File of the script that added it; empty if it is not known. */
  script: string
}

let ids = 0
export const nextId = () => (ids += 1)
