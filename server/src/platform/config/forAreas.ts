import { EVERY_AREA } from './readers'

/** Values for areas, in the order of the setting. */
export type ForAreas = { area: string; value: string }[]

const ENTRY = /^([a-z][a-z0-9]*|\*):(.+)$/

/** Reads `area:value` entries, separated by commas; `*` stands for all areas. Messages do not contain the values. */
export function forAreas(isValid: (value: string) => boolean, example: string) {
  return (text: string): ForAreas =>
    text.split(',').map((entry) => {
      const [, area, value] = ENTRY.exec(entry.trim()) ?? []
      if (!area || !value || !isValid(value))
        throw new Error(`has an invalid entry: write entries such as ${example}, separated by commas.`)
      return { area, value }
    })
}

/** The values of an area: its own and those for all areas (`*`). */
export function forArea(all: ForAreas, area: string): string[] {
  return all.filter((one) => one.area === area || one.area === EVERY_AREA).map(({ value }) => value)
}
