/** How often each race is run: once, or as often as `RACES` says. */
const RUNS = Array.from({ length: Number(process.env.RACES ?? 1) }, (_, run) => run + 1)

/**
 * How often a race is run within one test whose world is made once: as often as `RACES` says.
 * @param usual the number in `npm test`
 */
export const racesOf = (usual: number) => Number(process.env.RACES ?? usual)

/** Declares a test of things that happen at the same time. */
export function itRaces(name: string, race: () => Promise<void>) {
  it.each(RUNS)(`${name} (run %i)`, race)
}
