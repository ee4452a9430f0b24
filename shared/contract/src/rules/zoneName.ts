/**
 * The name of a time zone for people: `India Standard Time` for `Asia/Kolkata`.
 *
 * @param tag the BCP 47 tag of the reader's language
 */
export const zoneName = (timeZone: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
