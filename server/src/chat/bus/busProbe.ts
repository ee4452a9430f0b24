const DEADLINE_MS = 2_000

/** Measures how long an event takes through Redis back to this node. */
export class BusProbe {
  private sent = 0
  private readonly waiting = new Map<string, () => void>()

  /** @returns the time in ms; undefined if the event did not arrive in time */
  measure(publish: (text: string) => void): Promise<number | undefined> {
    const text = String((this.sent += 1))
    const began = performance.now()
    return new Promise((resolve) => {
      const end = (delay: number | undefined) => {
        clearTimeout(timer)
        this.waiting.delete(text)
        resolve(delay)
      }
      const timer = setTimeout(() => end(undefined), DEADLINE_MS)
      this.waiting.set(text, () => end(performance.now() - began))
      publish(text)
    })
  }

  arrived(text: string) {
    this.waiting.get(text)?.()
  }
}
