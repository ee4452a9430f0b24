const PAUSE_MS = 50
const GIVE_UP_MS = 120_000

/**
 * Waits until a condition holds.
 *
 * @param what describes the condition in the error if it never holds
 */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  what: string | (() => string),
): Promise<void> {
  const end = Date.now() + GIVE_UP_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never happened: ${typeof what === 'string' ? what : what()}.`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
