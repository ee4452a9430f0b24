interface Entry {
  /**
   * Random id that the release command has sent to ask for its position in the queue; undefined if it sent
   * none.
   */
  ticket: string | undefined
  area: string
}

/**
 * The queue of releases that a server checks one after the other. Each check opens a browser, and two checks at the
 * same time would take longer. Changes that need no check do not queue.
 */
export function createCheckQueue() {
  const line: Entry[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function run<Result>(entry: Entry, act: () => Promise<Result>): Promise<Result> {
    line.push(entry)
    const done = last.then(act).finally(() => line.splice(line.indexOf(entry), 1))
    last = done.catch(() => undefined)
    return done
  }

  /** Returns the areas whose releases are checked before the one with this ticket, the current one first. */
  function ahead(ticket: string): string[] {
    const place = line.findIndex((entry) => entry.ticket === ticket)
    return line.slice(0, Math.max(0, place)).map(({ area }) => area)
  }

  return { run, ahead }
}
