import type { CDPSession } from 'playwright-core'

/**
 * Attaches to a page or worker that Playwright does not offer. Returns a function that sends a command to it and resolves
 * when the command is answered.
 *
 * @param devtools session of the browser
 */
export async function attachTo(devtools: CDPSession, targetId: string) {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId })
  let last = 0
  return (method: string, params: object = {}): Promise<void> => {
    const id = (last += 1)
    const answered = new Promise<void>((resolve) => {
      const look = (answer: { sessionId: string; message: string }) => {
        if (answer.sessionId !== sessionId || (JSON.parse(answer.message) as { id?: number }).id !== id)
          return
        devtools.off('Target.receivedMessageFromTarget', look)
        resolve()
      }
      devtools.on('Target.receivedMessageFromTarget', look)
    })
    const message = JSON.stringify({ id, method, params })
    return devtools.send('Target.sendMessageToTarget', { sessionId, message }).then(() => answered)
  }
}
