import { foldText } from '@mentor-connect/contract/rules/foldText'
import { presentZoneName, zoneName, zonePlace, zoneText } from '@mentor-connect/contract/rules/zoneName'
import { INTL_TAGS, type Locale } from '@mentor-connect/i18n'

export interface TimeZone {
  id: string
  /** `India (Kolkata) · GMT+5:30` */
  name: string
}

// Intl takes longer to name 400 zones than a page takes to render: they are named once, when somebody opens the list.
const listed = new Map<Locale, TimeZone[]>()
const described = new Map<string, string>()

/** All zones, by name. */
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

/** The zones that a text may mean: `India`, `भारत`, `IST`, `+5:30` and `Asia/Kolkata` find the same one. */
export function findTimeZones(zones: TimeZone[], text: string): TimeZone[] {
  const terms = searchText(text).split(' ').filter(Boolean)
  const having = (prefix: string) =>
    zones.filter(({ id }) => terms.every((term) => wordsOf(id).includes(prefix + term)))
  const begun = having(' ')
  return begun.length > 0 ? begun : having('')
}

/** What a zone is called in both languages. */
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

/** Without signs between words; `UTC+05:30` is written as Intl does, `GMT+5:30`. */
const searchText = (text: string) =>
  foldText(text)
    .replace(/[−–]/g, '-')
    .replace(/[/_()[\],;·"“”„«»]/g, ' ')
    .replace(/utc(?=[+-])/g, 'gmt')
    .replace(/([+-])0(?=\d)/g, '$1')
