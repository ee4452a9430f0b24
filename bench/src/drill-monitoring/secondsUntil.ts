import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 250
const DEADLINE_MS = 120_000

/** How long it takes, from when something is done, until this is so; undefined if it takes too long. */
export async function secondsUntil(
  act: () => Promise<void>,
  isSo: () => Promise<boolean>,
): Promise<number | undefined> {
  const began = Date.now()
  await act()
  return secondsFrom(began, isSo)
}

/** The same from an earlier moment (`Date.now()`). */
export async function secondsFrom(began: number, isSo: () => Promise<boolean>): Promise<number | undefined> {
  while (Date.now() - began < DEADLINE_MS) {
    if (await isSo()) return (Date.now() - began) / 1000
    await sleep(POLL_MS)
  }
  return undefined
}
