/** How often each race is run: once, or as often as `RACES` says (`npm run drill:people`). */
const RUNS = Array.from({ length: Number(process.env.RACES ?? 1) }, (_, run) => run + 1)

/** Declares a test of things that happen at the same time. */
export function itRaces(name: string, race: () => Promise<void>) {
  it.each(RUNS)(`${name} (run %i)`, race)
}
