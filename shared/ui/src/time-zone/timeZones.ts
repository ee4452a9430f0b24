import { foldText } from '@mentor-connect/contract/rules/foldText'
import { presentZoneName, zoneName, zonePlace, zoneText } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, type Locale } from '@mentor-connect/i18n'

export interface TimeZone {
  id: string
  /** For example `India (Kolkata) · GMT+5:30`. */
  name: string
}

// The names are cached and computed only when somebody opens the list, because Intl takes longer to name 400 zones
// than a page takes to render.
const listed = new Map<Locale, TimeZone[]>()
const described = new Map<string, string>()

/** Returns all time zones, sorted by name. */
export function timeZones(locale: Locale): TimeZone[] {
  let zones = listed.get(locale)
  if (!zones) {
    const tag = INTL_TAGS[locale]
    const { compare } = new Intl.Collator(tag)
    zones = [...new Set(Intl.supportedValuesOf('timeZone').map(presentZoneName))]
      .map((id) => ({ id, name: zoneName(id, tag) }))
      .sort((a, b) => compare(a.name, b.name))
    listed.set(locale, zones)
  }
  return zones
}

/** Returns the time zones that match a text: `India`, `भारत`, `IST`, `+5:30` and `Asia/Kolkata` find the same zone. */
export function findTimeZones(zones: TimeZone[], text: string): TimeZone[] {
  const terms = searchText(text).split(' ').filter(Boolean)
  const having = (prefix: string) =>
    zones.filter(({ id }) => terms.every((term) => wordsOf(id).includes(prefix + term)))
  const begun = having(' ')
  return begun.length > 0 ? begun : having('')
}

/** Returns the names of a time zone in both languages. */
function wordsOf(id: string): string {
  let words = described.get(id)
  if (!words) {
    const names = Object.values(INTL_TAGS).flatMap((tag) => [
      zonePlace(id, tag),
      zoneText(id, tag, 'longGeneric'),
      zoneText(id, tag, 'short'),
    ])
    const offset = zoneText(id, INTL_TAGS.en, 'shortOffset')
    words = ` ${searchText([id, ...names, offset, offset?.replace('GMT', '')].join(' '))}`
    described.set(id, words)
  }
  return words
}

/** Removes signs between words. `UTC+05:30` is converted to the notation of Intl, `GMT+5:30`. */
const searchText = (text: string) =>
  foldText(text)
    .replace(/[−–]/g, '-')
    .replace(/[/_()[\],;·"“”„«»]/g, ' ')
    .replace(/utc(?=[+-])/g, 'gmt')
    .replace(/([+-])0(?=\d)/g, '$1')
