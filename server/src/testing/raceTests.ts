/** Numbers of the runs of each race: one run, or as many as `RACES` says. */
const RUNS = Array.from({ length: Number(process.env.RACES ?? 1) }, (_, run) => run + 1)

/**
 * Number of runs of a race within one test, whose world is created once: as many as `RACES` says, otherwise `usual`.
 * @param usual the number in `npm test`
 */
export const racesOf = (usual: number) => Number(process.env.RACES ?? usual)

/** Declares a test of things that happen at the same time. */
export function itRaces(name: string, race: () => Promise<void>) {
  it.each(RUNS)(`${name} (run %i)`, race)
}
