interface Scheduler {
  yield?: () => Promise<void>
}

/** Lets the browser paint and react to input before the next step. */
function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/** Runs one step of the start in a separate task, so that several steps do not block the page together. */
export async function step<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  await yieldToBrowser()
  return run()
}
