const PAUSE_MS = 50
const GIVE_UP_MS = 120_000

/**
 * Waits until something is so, however long it takes on a slow machine.
 *
 * @param what said when it never becomes so
 */
export async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + GIVE_UP_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never happened: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
