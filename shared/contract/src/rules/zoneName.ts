import { foldText } from './foldText'
import { HINDI_CITIES } from './hindiCities'

/** Names that browsers still use for zones of Asia, and what the zones are called today. */
const RENAMED: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Thimbu': 'Asia/Thimphu',
}

export const presentZoneName = (zone: string) => RENAMED[zone] ?? zone

/**
 * Zones that English or Hindi of India call by an abbreviation (`IST`), and the country that people know them by.
 * All other zones are named by Intl.
 */
const COUNTRIES: Record<string, string> = {
  'Asia/Kolkata': 'IN',
  'Asia/Colombo': 'LK',
  'Asia/Dubai': 'AE',
  'Asia/Muscat': 'OM',
}

/** “New York Time”, “न्यूयॉर्क समय”: the name of the place is what comes before. */
const TIME_OF = / (Time|समय)$/

/**
 * A time zone as people know it: `India (Kolkata) · GMT+5:30`, `न्यूयॉर्क · GMT-5`. A zone that this runtime does not know
 * is called by the city of its id, without an offset.
 *
 * @param tag the BCP 47 tag of the reader's language
 * @param at when the offset applies: it differs between summer and winter
 */
export function zoneName(timeZone: string, tag: string, at = new Date()): string {
  const place = zonePlace(timeZone, tag)
  const offset = zoneText(timeZone, tag, 'shortOffset', at)
  return [place, offset].filter(Boolean).join(' · ')
}

/**
 * The country or the city of a time zone: `India (Kolkata)`, `New York`; undefined for zones that are only an offset.
 * In Hindi, Intl does not know the cities of countries with one zone: `भारत`.
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

/** Without what ids leave out: `St John’s` and `St Johns` are the same. */
const spells = (name: string) => foldText(name).replace(/[’'.-]/g, '')

/** `New York` for `America/New_York`. */
const cityOf = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/**
 * One of the names that Intl has for a time zone; undefined if it does not know the zone.
 *
 * @param timeZone by default, that of this device
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
