import { foldText } from './foldText'
import { HINDI_CITIES } from './hindiCities'

/** Outdated names that browsers still use for time zones in Asia → present names. */
export const RENAMED_ZONES: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Thimbu': 'Asia/Thimphu',
}

export const presentZoneName = (zone: string) => RENAMED_ZONES[zone] ?? zone

/**
 * Time zones that Intl names with an abbreviation (`IST`) in Indian English or Hindi → the country by which people
 * know them. Intl names all other zones.
 */
const COUNTRIES: Record<string, string> = {
  'Asia/Kolkata': 'IN',
  'Asia/Colombo': 'LK',
  'Asia/Dubai': 'AE',
  'Asia/Muscat': 'OM',
}

/** Matches the end of “New York Time” or “न्यूयॉर्क समय”. The text before it is the name of the place. */
const TIME_OF = / (Time|समय)$/

/**
 * Returns the name by which people know a time zone: `India (Kolkata) · GMT+5:30`, `न्यूयॉर्क · GMT-5`. For a zone
 * that this runtime does not know, returns the city in its id, without an offset.
 *
 * @param tag the BCP 47 tag of the reader's language
 * @param at the time for which the offset applies, because it can differ between summer and winter
 */
export function zoneName(timeZone: string, tag: string, at = new Date()): string {
  const place = zonePlace(timeZone, tag)
  const offset = zoneText(timeZone, tag, 'shortOffset', at)
  return [place, offset].filter(Boolean).join(' · ')
}

/**
 * Returns the country or the city of a time zone: `India (Kolkata)`, `New York`. Undefined for zones that are only an
 * offset. For countries with one zone, Intl has no Hindi name of the city, so only the country is returned: `भारत`.
 */
export function zonePlace(timeZone: string, tag: string): string | undefined {
  if (timeZone.startsWith('Etc/')) return undefined
  const city = cityOf(presentZoneName(timeZone))
  const place = namedPlace(timeZone, tag)
  if (!place) return city
  return tag.startsWith('en') && !spells(place).includes(spells(city)) ? `${place} (${city})` : place
}

function namedPlace(timeZone: string, tag: string): string | undefined {
  const country = COUNTRIES[presentZoneName(timeZone)]
  if (country) return new Intl.DisplayNames(tag, { type: 'region' }).of(country)
  if (tag.startsWith('hi') && HINDI_CITIES[timeZone]) return HINDI_CITIES[timeZone]
  const name = zoneText(timeZone, tag, 'shortGeneric')
  return name && TIME_OF.test(name) ? name.replace(TIME_OF, '') : undefined
}

/** Removes the characters that ids of zones omit, so that `St John’s` equals `St Johns`. */
const spells = (name: string) => foldText(name).replace(/[’'.-]/g, '')

/** `New York` for `America/New_York`. */
const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * Returns one of the names that Intl has for a time zone; undefined if it does not know the zone.
 *
 * @param timeZone default: the time zone of this device
 */
export function zoneText(
  timeZone: string | undefined,
  tag: string,
  timeZoneName: NonNullable<Intl.DateTimeFormatOptions['timeZoneName']>,
  at = new Date(),
): string | undefined {
  try {
    return new Intl.DateTimeFormat(tag, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
}
