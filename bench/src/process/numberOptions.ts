/** Reads numbers from the command line: `--name 5` → `{ name: 5 }`. Options that are not given keep their default. */
export function numberOptions<Defaults extends Record<string, number>>(defaults: Defaults): Defaults {
  const given = process.argv.slice(2)
  const value = (name: string) => Number(given[given.indexOf(`--${name}`) + 1])
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [
      name,
      given.includes(`--${name}`) && value(name) > 0 ? value(name) : fallback,
    ]),
  ) as Defaults
}
