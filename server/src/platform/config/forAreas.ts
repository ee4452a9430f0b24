import { EVERY_AREA } from './readers'

/** Values for areas, in the order of the setting. */
export type ForAreas = { area: string; value: string }[]

const ENTRY = /^([a-z][a-z0-9]*|\*):(.+)$/

/**
 * Returns a parser of `area:value` entries, separated by commas; `*` stands for all areas. Its messages do
 * not contain the values.
 */
export function forAreas(isValid: (value: string) => boolean, example: string) {
  return (text: string): ForAreas =>
    text.split(',').map((entry) => {
      const [, area, value] = ENTRY.exec(entry.trim()) ?? []
      if (!area || !value || !isValid(value))
        throw new Error(`has an invalid entry: write entries such as ${example}, separated by commas.`)
      return { area, value }
    })
}

/** Returns the values for an area: those given for the area itself and those given for all areas (`*`). */
export function forArea(all: ForAreas, area: string): string[] {
  return all.filter((one) => one.area === area || one.area === EVERY_AREA).map(({ value }) => value)
}
